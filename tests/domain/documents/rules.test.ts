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

function rulesOf(typeId: number) {
  const kind = kindOf(typeId)
  return kind ? kind.documents : expect.fail(`type ${typeId} is not opened`)
}

/** DOCUMENTS-22 to DOCUMENTS-38, DEPENDANTS-05: each rule code, and the types in which it asks for the document. */
describe('regra', () => {
  const typesOf = (rule: number, change: Partial<RuleSubject>) =>
    TYPES.filter((typeId) => ruleApplies(rule, subject(change), rulesOf(typeId)))

  test.each<[number, keyof RuleSubject, readonly (string | number)[], readonly (string | number | null)[]]>([
    [1, 'representative', ['S'], ['N', '']],
    [3, 'kinship', [1, 3], [4, 7, null]],
    [4, 'kinship', [7, 8], [10, 13, null]],
    [5, 'kinship', [4], [3, null]],
    [6, 'invalid', ['S'], ['N', '']],
    [7, 'representative', ['S'], ['N', '']],
    [10, 'selfSponsorshipReason', ['D'], ['A', 'P', '']],
    [11, 'selfSponsorshipReason', ['P'], ['A', 'D', '']],
    [12, 'stateRetired', ['N'], ['S', '']],
    [13, 'stateRetired', ['S'], ['N', '']],
    [14, 'planId', [1], [2, null]],
  ])('%d applies by %s: with %j in every type, with %j in none', (rule, name, asking, others) => {
    expect(asking.map((value) => typesOf(rule, { [name]: value }))).toEqual(asking.map(() => TYPES))
    expect(others.map((value) => typesOf(rule, { [name]: value }))).toEqual(others.map(() => []))
  })

  test.each<[number, Partial<RuleSubject>, number[]]>([
    [0, {}, TYPES],
    [99, {}, TYPES],
    [2, {}, TYPES.filter((typeId) => ![1, 4].includes(typeId))],
    [2, { whose: 'dependant' }, TYPES],
    [8, { kinship: 7, schooling: '02' }, TYPES],
    [8, { kinship: 8, schooling: '02' }, TYPES],
    [8, { kinship: 7, schooling: '01' }, []],
    [8, { kinship: 7, schooling: '' }, []],
    [8, { kinship: 1, schooling: '02' }, []],
    [9, { migrated: true }, [1, 3]],
    [9, { migrated: false }, []],
    [13, { selfSponsorshipReason: 'A' }, [7]],
    [13, { selfSponsorshipReason: 'D' }, []],
    [13, { selfSponsorshipReason: 'P' }, []],
    [13, { stateRetired: 'N', selfSponsorshipReason: 'A' }, [7]],
  ])('%d with %o applies in types %o', (rule, change, types) => {
    expect(typesOf(rule, change)).toEqual(types)
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
