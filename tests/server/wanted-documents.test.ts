import { beforeAll, describe, expect, test } from 'vitest'
import { answersOf } from '#domain/forms/answers.ts'

import type { Answers, Row, Values } from '#domain/forms/form.ts'
import type { Facts } from '#domain/requests/facts.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { wantedDocuments } from '#server/requests/required-documents.ts'

import { testFund } from './support/world.ts'

let fund: FundReference

beforeAll(async () => {
  fund = await testFund()
})

const facts = (migrated = false): Facts => ({
  today: '2026-11-21',
  birthDate: '1968-01-01',
  memberships: [],
  plans: [],
  benefits: [],
  countries: [],
  banks: [],
  sponsorDomains: [],
  migrated,
})

type Case = {
  readonly planId?: number
  readonly details?: Values
  readonly dependants?: readonly Values[]
  readonly beneficiaries?: readonly Values[]
  readonly migrated?: boolean
}

const rows = (values: readonly Values[] = []): Row[] =>
  values.map((row, index) => ({ id: index + 1, values: row }))

function wanted(typeId: number, { planId = 2, details = {}, dependants, beneficiaries, migrated }: Case) {
  const answers: Answers = answersOf({
    detalhes: { ...details, id_plano: String(planId) },
    dependentes: rows(dependants),
    beneficiarios: rows(beneficiaries),
  })
  return wantedDocuments(fund.requiredDocuments, { typeId, planId }, answers, facts(migrated))
}

const holder = (typeId: number, given: Case = {}) =>
  wanted(typeId, given)
    .filter(({ dependantId }) => dependantId === null)
    .map(({ documentTypeId }) => documentTypeId)

const others = (typeId: number, given: Case) =>
  wanted(typeId, given)
    .filter(({ dependantId }) => dependantId !== null)
    .map(({ documentTypeId }) => documentTypeId)

describe("the holder's documents", () => {
  test.each<[string, number, Case, number[]]>([
    ['a retirement of plan 2', 1, {}, [1, 3, 4]],
    ['a retirement of plan 1 (regra 14)', 1, { planId: 1 }, [1, 3, 4, 9]],
    ['a represented one (1 and 7)', 1, { details: { representante_legal: 'S' } }, [1, 3, 4, 14, 16]],
    ['a migrated one (9)', 1, { migrated: true }, [1, 3, 4, 18]],
    ['a migrated withdrawal (9)', 3, { migrated: true }, [1, 3, 4, 10, 18]],
    ['a deferred benefit', 8, {}, [1, 3, 4, 10]],
    ['a prison allowance (2 counts)', 6, { details: { parentesco: '3' } }, [22, 1, 4, 3, 6]],
    ['self-sponsorship after dismissal (10)', 7, { details: { razao: 'D' } }, [1, 19]],
    ['self-sponsorship with partial loss (11)', 7, { details: { razao: 'P' } }, [1, 20]],
    ['self-sponsorship on leave (13)', 7, { details: { razao: 'A' } }, [1, 21]],
    ['sickness of one not retired (12)', 2, { details: { aposentado_inss: 'N' } }, [1, 4, 13, 12]],
    ['sickness of one retired (13)', 2, { details: { aposentado_inss: 'S' } }, [1, 4, 13, 11]],
    ['a death pension of the spouse (3)', 4, { details: { parentesco: '1' } }, [8, 1, 4, 6]],
    ['of a former partner (5)', 4, { details: { parentesco: '4' } }, [8, 1, 4, 24]],
    ['of an invalid child (4 and 6)', 4, { details: { parentesco: '7', invalido: 'S' } }, [8, 1, 4, 5, 13]],
    ['of a student (4 and 8)', 4, { details: { parentesco: '8', id_escolaridade: '02' } }, [8, 1, 4, 5, 17]],
  ])('of %s', (_what, typeId, given, expected) => {
    expect(holder(typeId, given)).toEqual(expected)
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 16])('of type %i are some', (typeId) => {
    expect(holder(typeId).length).toBeGreaterThan(0)
  })
})

describe("other people's documents", () => {
  test.each<[string, Case, number[]]>([
    ['a spouse', { dependants: [{ dependencia: '1' }] }, [2, 6]],
    ['a child', { dependants: [{ dependencia: '4' }] }, [2, 5]],
    ['an invalid child', { dependants: [{ dependencia: '5' }] }, [2, 5, 13]],
    ['a former partner', { dependants: [{ dependencia: '3' }] }, [2, 24]],
    ['a parent', { dependants: [{ dependencia: '6' }] }, [2]],
    ['a beneficiary who was chosen', { beneficiaries: [{ id_parentesco: '1', selecionado: 'S' }] }, [1, 6]],
    ['one who was not', { beneficiaries: [{ id_parentesco: '1', selecionado: '' }] }, []],
  ])('of %s in a retirement', (_what, given, expected) => {
    expect(others(1, given)).toEqual(expected)
  })
})

test('a document that two lines of the catalogue ask for is wanted once', () => {
  const line = { of: 'holder' as const, requestTypes: [10], documentTypeId: 1, rule: 0 }
  const answers = answersOf({ detalhes: { id_plano: '2' } })
  const catalogue = [
    { ...line, planId: null },
    { ...line, planId: 2 },
  ]
  expect(wantedDocuments(catalogue, { typeId: 10, planId: 2 }, answers, facts())).toEqual([
    { dependantId: null, documentTypeId: 1, rule: 0 },
  ])
})
