import { beforeAll, describe, expect, test } from 'vitest'
import { answersOf } from '#domain/forms/answers.ts'

import type { Answers, Row, Values } from '#domain/forms/form.ts'
import { TYPES_WITH_SCREEN } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { wantedDocuments } from '#server/requests/required-documents.ts'

import { testFund } from '../support/world.ts'

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

/** The types of the required documents. */
function wanted(typeId: number, { planId = 2, details = {}, dependants, beneficiaries, migrated }: Case) {
  const answers: Answers = answersOf({
    detalhes: { ...details, id_plano: String(planId) },
    dependentes: rows(dependants),
    beneficiarios: rows(beneficiaries),
  })
  const all = wantedDocuments(fund.requiredDocuments, { typeId, planId }, answers, facts(migrated))
  const typesIn = (some: typeof all) => some.map(({ documentTypeId }) => documentTypeId)
  return {
    ofHolder: typesIn(all.filter(({ dependantId }) => dependantId === null)),
    ofOthers: typesIn(all.filter(({ dependantId }) => dependantId !== null)),
  }
}

type Asked = readonly [of: string, typeId: number, given: Case, documents: readonly number[]]

const represented = { representante_legal: 'S' }
const invalid = { invalido: 'S' }
const student = { id_escolaridade: '02' }
const survivor = (parentesco: string, change: Values = {}) => ({ details: { parentesco, ...change } })

/**
 * What the catalogue requires of the holder in each type (DOCUMENTS-22 to DOCUMENTS-38), with each of its regras once:
 * `tests/domain/documents/rules.test.ts` has when a regra applies.
 */
const ASKED: readonly Asked[] = [
  ['a retirement of plan 2', 1, {}, [1, 3, 4]],
  [
    'a represented retirement of plan 1 (1, 7 and 14)',
    1,
    { planId: 1, details: represented },
    [1, 3, 4, 9, 14, 16],
  ],
  [
    'a represented retirement of who migrated (1, 7 and 9)',
    1,
    { migrated: true, details: represented },
    [1, 3, 4, 14, 16, 18],
  ],
  ['sickness of one not retired (12)', 2, { details: { aposentado_inss: 'N' } }, [1, 4, 13, 12]],
  ['sickness of one retired (13)', 2, { details: { aposentado_inss: 'S' } }, [1, 4, 13, 11]],
  ['a withdrawal', 3, {}, [1, 3, 4, 10]],
  ['a withdrawal of plan 1 of who migrated (9)', 3, { planId: 1, migrated: true }, [1, 3, 4, 10, 18]],
  ['a death pension of the spouse (3)', 4, survivor('1'), [8, 1, 4, 3, 6]],
  ['a death pension of a former partner (5)', 4, survivor('4'), [8, 1, 4, 3, 24]],
  ['a death pension of an invalid child (4 and 6)', 4, survivor('7', invalid), [8, 1, 4, 3, 5, 13]],
  ['a death pension of a student (4 and 8)', 4, survivor('8', student), [8, 1, 4, 3, 5, 17]],
  [
    'a death pension of one who is represented (1 and 7)',
    4,
    survivor('16', represented),
    [8, 1, 4, 3, 14, 16],
  ],
  [
    'a death pension of one who migrated (9 is not of this type)',
    4,
    { ...survivor('16'), migrated: true },
    [8, 1, 4, 3],
  ],
  ['a death lump sum (2 counts)', 5, {}, [8, 1, 4, 3]],
  ['a represented lump sum (1 and 7)', 5, { details: represented }, [8, 1, 4, 3, 14, 16]],
  ['a prison allowance of the partner (2 counts, 3)', 6, survivor('3'), [22, 1, 4, 3, 6]],
  ['a prison allowance of a former partner (5)', 6, survivor('4'), [22, 1, 4, 3, 24]],
  ['a prison allowance of an invalid child (4 and 6)', 6, survivor('7', invalid), [22, 1, 4, 3, 5, 13]],
  ['a prison allowance of a student (4 and 8)', 6, survivor('7', student), [22, 1, 4, 3, 5, 17]],
  [
    'a prison allowance of one who is represented (1 and 7)',
    6,
    survivor('16', represented),
    [22, 1, 4, 3, 14, 16],
  ],
  ['self-sponsorship after dismissal (10)', 7, { details: { razao: 'D' } }, [1, 19]],
  ['self-sponsorship with partial loss (11)', 7, { details: { razao: 'P' } }, [1, 20]],
  ['self-sponsorship on leave (13)', 7, { details: { razao: 'A' } }, [1, 21]],
  ['a deferred benefit of plan 1 (14)', 8, { planId: 1 }, [1, 3, 4, 10, 9]],
  ['a represented deferred benefit (1 and 7)', 8, { details: represented }, [1, 3, 4, 10, 14, 16]],
  ['a portability', 10, {}, [1, 10, 23]],
  ['an enrolment', 11, {}, [1, 2, 3, 15]],
  ['dependants for income tax', 13, {}, [1]],
  ['a bank data change', 15, {}, [1, 4]],
]

const typesAsked = [...new Set(ASKED.map(([, typeId]) => typeId))]

describe('wantedDocuments of the holder', () => {
  test.each(ASKED)('for %s (type %i)', (_what, typeId, given, expected) => {
    expect(wanted(typeId, given).ofHolder).toEqual(expected)
  })

  test.each(TYPES_WITH_SCREEN)('exist for type %i', (typeId) => {
    expect(wanted(typeId, {}).ofHolder).not.toEqual([])
  })

  test('have a row above for each, with and without each regra', () => {
    const lines = fund.requiredDocuments.flatMap(({ of, requestTypes, documentTypeId, rule }) =>
      of === 'holder' ? requestTypes.map((typeId) => ({ typeId, documentTypeId, rule })) : [],
    )
    const rowsOf = (typeId: number) => ASKED.filter(([, type]) => type === typeId)
    const unproved = lines
      .filter(({ typeId }) => typesAsked.includes(typeId))
      .filter(({ typeId, documentTypeId, rule }) => {
        const isAsked = rowsOf(typeId).map(([, , , documents]) => documents.includes(documentTypeId))
        return !isAsked.includes(true) || (rule !== 0 && rule !== 2 && !isAsked.includes(false))
      })
    expect(unproved).toEqual([])
  })
})

const dependant = (dependencia: string): Case => ({ dependants: [{ dependencia }] })
const beneficiary = (id_parentesco: string, change: Values = {}): Case => ({
  beneficiaries: [{ id_parentesco, selecionado: 'S', ...change }],
})

/** For the dependants of types 1 and 13 and the beneficiaries of type 1 (STEPS-08, STEPS-09). */
const ASKED_OF_OTHERS: readonly Asked[] = [
  ...[1, 13].flatMap((typeId): Asked[] => [
    ['a spouse (3)', typeId, dependant('1'), [2, 6]],
    ['a former partner (5)', typeId, dependant('3'), [2, 24]],
    ['an invalid child (4 and 6)', typeId, dependant('5'), [2, 5, 13]],
    ['a parent', typeId, dependant('6'), [2]],
  ]),
  ['a declared spouse (2 and 3)', 1, beneficiary('1'), [1, 6]],
  ['a declared former partner (2 and 5)', 1, beneficiary('4'), [1, 24]],
  ['a declared invalid stepchild (2, 4 and 6)', 1, beneficiary('8', invalid), [1, 5, 13]],
  ['a declared student (2, 4 and 8)', 1, beneficiary('7', student), [1, 5, 17]],
  ['a person who was not declared', 1, beneficiary('1', { selecionado: '' }), []],
]

describe('wantedDocuments of other people', () => {
  test.each(ASKED_OF_OTHERS)('for %s in type %i', (_who, typeId, given, expected) => {
    expect(wanted(typeId, given).ofOthers).toEqual(expected)
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('are none in type %i, which has no lists of people', (typeId) => {
    expect(fund.requiredDocuments.filter(({ of }) => of !== 'holder')).not.toContainEqual(
      expect.objectContaining({ requestTypes: expect.arrayContaining([typeId]) }),
    )
  })

  test('include a representative of the holder, in every plan', () => {
    const given = { planId: 1, details: represented, ...dependant('4') }
    expect(wanted(1, given).ofOthers).toEqual([2, 5])
  })
})

test('a document required by two rows of the catalogue is required once', () => {
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
