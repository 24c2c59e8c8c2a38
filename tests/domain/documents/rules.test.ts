import { describe, expect, test } from 'vitest'
import { dependantSubject, holderSubject, type RuleSubject, ruleApplies } from '#domain/documents/rules.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

import { dependantRow, validAnswers, withDetails } from '#tools/samples/benefit-answers.ts'
import { factsWith, membership } from '#tools/samples/facts.ts'

const subject = (change: Partial<RuleSubject> = {}): RuleSubject => ({
  whose: 'holder',
  planId: 2,
  representative: 'N',
  kinship: null,
  invalid: '',
  schooling: '',
  migrated: false,
  selfSponsorshipReason: '',
  stateRetired: '',
  ...change,
})

/** Every type with a screen (TYPES-03). */
const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 16]
const ALL = TYPES
const NONE: number[] = []
const but = (...left: number[]) => TYPES.filter((typeId) => !left.includes(typeId))

function rulesOf(typeId: number) {
  const kind = kindOf(typeId)
  return kind ? kind.documents : expect.fail(`type ${typeId} is not opened`)
}

// DEPENDANTS-05
/**
 * DOCUMENTS-22 to DOCUMENTS-38: each rule code, an answer, and the types in which the document is then
 * required.
 */
describe('regra', () => {
  test.each<[number, Partial<RuleSubject>, number[]]>([
    [0, {}, ALL],
    [99, {}, ALL],
    [1, { representative: 'S' }, ALL],
    [1, { representative: 'N' }, NONE],
    [1, { representative: '' }, NONE],
    [2, {}, but(1, 4)],
    [2, { whose: 'dependant' }, ALL],
    [3, { kinship: 1 }, ALL],
    [3, { kinship: 3 }, ALL],
    [3, { kinship: 4 }, NONE],
    [3, { kinship: 7 }, NONE],
    [3, { kinship: null }, NONE],
    [4, { kinship: 7 }, ALL],
    [4, { kinship: 8 }, ALL],
    [4, { kinship: 10 }, NONE],
    [4, { kinship: 13 }, NONE],
    [4, { kinship: null }, NONE],
    [5, { kinship: 4 }, ALL],
    [5, { kinship: 3 }, NONE],
    [5, { kinship: null }, NONE],
    [6, { invalid: 'S' }, ALL],
    [6, { invalid: 'N' }, NONE],
    [6, { invalid: '' }, NONE],
    [7, { representative: 'S' }, ALL],
    [7, { representative: 'N' }, NONE],
    [7, { representative: '' }, NONE],
    [8, { kinship: 7, schooling: '02' }, ALL],
    [8, { kinship: 8, schooling: '02' }, ALL],
    [8, { kinship: 7, schooling: '01' }, NONE],
    [8, { kinship: 7, schooling: '' }, NONE],
    [8, { kinship: 1, schooling: '02' }, NONE],
    [9, { migrated: true }, [1, 3]],
    [9, { migrated: false }, NONE],
    [10, { selfSponsorshipReason: 'D' }, ALL],
    [10, { selfSponsorshipReason: 'A' }, NONE],
    [10, { selfSponsorshipReason: 'P' }, NONE],
    [10, { selfSponsorshipReason: '' }, NONE],
    [11, { selfSponsorshipReason: 'P' }, ALL],
    [11, { selfSponsorshipReason: 'A' }, NONE],
    [11, { selfSponsorshipReason: 'D' }, NONE],
    [11, { selfSponsorshipReason: '' }, NONE],
    [12, { stateRetired: 'N' }, ALL],
    [12, { stateRetired: 'S' }, NONE],
    [12, { stateRetired: '' }, NONE],
    [13, { stateRetired: 'S' }, ALL],
    [13, { stateRetired: 'N' }, NONE],
    [13, { stateRetired: '' }, NONE],
    [13, { selfSponsorshipReason: 'A' }, [7]],
    [13, { selfSponsorshipReason: 'D' }, NONE],
    [13, { selfSponsorshipReason: 'P' }, NONE],
    [13, { stateRetired: 'N', selfSponsorshipReason: 'A' }, [7]],
    [14, { planId: 1 }, ALL],
    [14, { planId: 2 }, NONE],
    [14, { planId: null }, NONE],
  ])('regra %d with %o applies in types %o', (rule, change, types) => {
    expect(TYPES.filter((typeId) => ruleApplies(rule, subject(change), rulesOf(typeId)))).toEqual(types)
  })
})

describe('document facts of the holder', () => {
  test('they are read from the answers of every form', () => {
    const answers = withDetails({
      representante_legal: 'S',
      parentesco: '7',
      invalido: 'S',
      id_escolaridade: '02',
      razao: 'D',
      aposentado_inss: 'N',
    })
    expect(holderSubject(answers, factsWith())).toEqual({
      whose: 'holder',
      planId: 1,
      representative: 'S',
      kinship: 7,
      invalid: 'S',
      schooling: '02',
      migrated: false,
      selfSponsorshipReason: 'D',
      stateRetired: 'N',
    })
  })

  test.each([
    ['S', 'S'],
    ['N', 'N'],
    ['', ''],
  ])('retired by the INSS with the enrolment\'s answer "%s"', (aposentado_inss, stateRetired) => {
    const answers = answersOf({ participante: { aposentado_inss } })
    expect(holderSubject(answers, factsWith())).toMatchObject({ stateRetired })
  })

  test('missing answers match no rule', () => {
    const unanswered = answersOf({})
    expect(holderSubject(unanswered, factsWith())).toEqual(subject({ planId: null, representative: '' }))
  })

  const endedFirst = membership({ endedOn: '2013-03-31' })
  const activeSecond = membership({ planId: 2 })
  test.each([
    ['the flag is set', { migrated: true }, true],
    ['neither flag nor plans show it', { migrated: false }, false],
    ['plan 1 has ended and plan 2 is active', { memberships: [endedFirst, activeSecond] }, true],
    ['both plans are active', { memberships: [membership(), activeSecond] }, false],
    [
      'both plans have ended',
      { memberships: [endedFirst, { ...activeSecond, endedOn: '2020-01-01' }] },
      false,
    ],
  ])('migration, if %s', (_case, change, expected) => {
    expect(holderSubject(validAnswers, factsWith(change)).migrated).toBe(expected)
  })
})

describe('document facts of a dependant', () => {
  test.each([
    ['1', 1, ''],
    ['2', 3, ''],
    ['3', 4, ''],
    ['4', 7, ''],
    ['5', 7, 'S'],
    ['6', null, ''],
    ['', null, ''],
  ])('dependência %s gives kinship %s and invalid "%s"', (dependencia, kinship, invalid) => {
    const row = dependantRow({ dependencia })
    expect(dependantSubject('dependentes', row, validAnswers, factsWith())).toMatchObject({
      whose: 'dependant',
      planId: 1,
      representative: 'N',
      kinship,
      invalid,
    })
  })

  test('a beneficiary on file has the recorded kinship, whatever dependência says', () => {
    const row = {
      id: 3,
      values: { id_parentesco: '8', dependencia: '1', invalido: 'S', id_escolaridade: '02' },
    }
    expect(dependantSubject('beneficiarios', row, validAnswers, factsWith())).toMatchObject({
      kinship: 8,
      invalid: 'S',
      schooling: '02',
    })
  })

  test("the holder's own kinship does not matter", () => {
    const answers = withDetails({ parentesco: '1', invalido: 'S' })
    const row = { id: 3, values: {} }
    expect(dependantSubject('beneficiarios', row, answers, factsWith())).toMatchObject({
      kinship: null,
      invalid: '',
    })
  })
})
