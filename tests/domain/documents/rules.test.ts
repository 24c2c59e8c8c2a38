import { describe, expect, test } from 'vitest'
import { dependantSubject, holderSubject, type RuleSubject, ruleApplies } from '#domain/documents/required.ts'
import { answersOf } from '#domain/forms/answers.ts'

import { dependantRow, validAnswers, withDetails } from '../support/benefit-answers.ts'
import { factsWith, membership } from '../support/facts.ts'

const subject = (change: Partial<RuleSubject> = {}): RuleSubject => ({
  whose: 'holder',
  typeId: 10,
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

describe('regra', () => {
  test.each<[number, Partial<RuleSubject>, boolean]>([
    [0, {}, true],
    [99, {}, true],
    [1, { representative: 'S' }, true],
    [1, { representative: 'N' }, false],
    [1, { representative: '' }, false],
    [2, { typeId: 1 }, false],
    [2, { typeId: 4 }, false],
    [2, { typeId: 3 }, true],
    [2, { typeId: 1, whose: 'dependant' }, true],
    [2, { typeId: 4, whose: 'dependant' }, true],
    [3, { kinship: 1 }, true],
    [3, { kinship: 3 }, true],
    [3, { kinship: 4 }, false],
    [3, { kinship: null }, false],
    [4, { kinship: 7 }, true],
    [4, { kinship: 8 }, true],
    [4, { kinship: 10 }, false],
    [5, { kinship: 4 }, true],
    [5, { kinship: 3 }, false],
    [6, { invalid: 'S' }, true],
    [6, { invalid: 'N' }, false],
    [7, { representative: 'S' }, true],
    [7, { representative: 'N' }, false],
    [8, { kinship: 7, schooling: '02' }, true],
    [8, { kinship: 8, schooling: '02' }, true],
    [8, { kinship: 7, schooling: '01' }, false],
    [8, { kinship: 1, schooling: '02' }, false],
    [9, { migrated: true, typeId: 1 }, true],
    [9, { migrated: true, typeId: 3 }, true],
    [9, { migrated: true, typeId: 7 }, false],
    [9, { migrated: false, typeId: 1 }, false],
    [10, { selfSponsorshipReason: 'D' }, true],
    [10, { selfSponsorshipReason: 'P' }, false],
    [11, { selfSponsorshipReason: 'P' }, true],
    [11, { selfSponsorshipReason: 'A' }, false],
    [12, { stateRetired: 'N' }, true],
    [12, { stateRetired: 'S' }, false],
    [12, { stateRetired: '' }, false],
    [13, { stateRetired: 'S' }, true],
    [13, { stateRetired: 'N' }, false],
    [13, { typeId: 7, selfSponsorshipReason: 'A' }, true],
    [13, { typeId: 7, selfSponsorshipReason: 'D' }, false],
    [13, { typeId: 3, selfSponsorshipReason: 'A' }, false],
    [14, { planId: 1 }, true],
    [14, { planId: 2 }, false],
    [14, { planId: null }, false],
  ])('%d for %o: %s', (rule, change, expected) => {
    expect(ruleApplies(rule, subject(change))).toBe(expected)
  })
})

describe('the holder as the rules see them', () => {
  test('reads the answers of every form', () => {
    const answers = withDetails({
      representante_legal: 'S',
      parentesco: '7',
      invalido: 'S',
      id_escolaridade: '02',
      razao: 'D',
      aposentado_inss: 'N',
    })
    expect(holderSubject(4, answers, factsWith())).toEqual({
      whose: 'holder',
      typeId: 4,
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

  test('what is not answered fits no rule', () => {
    const unanswered = answersOf({})
    expect(holderSubject(1, unanswered, factsWith())).toEqual(
      subject({ typeId: 1, planId: null, representative: '' }),
    )
  })

  const endedFirst = membership({ endedOn: '2013-03-31' })
  const activeSecond = membership({ planId: 2 })
  test.each([
    ['the flag says so', { migrated: true }, true],
    ['neither flag nor plans', { migrated: false }, false],
    ['plan 1 ended and plan 2 active', { memberships: [endedFirst, activeSecond] }, true],
    ['both plans active', { memberships: [membership(), activeSecond] }, false],
    ['both plans ended', { memberships: [endedFirst, { ...activeSecond, endedOn: '2020-01-01' }] }, false],
  ])('migrated: %s', (_case, change, expected) => {
    expect(holderSubject(1, validAnswers, factsWith(change)).migrated).toBe(expected)
  })
})

describe('a dependant as the rules see them', () => {
  test.each([
    ['1', 1, ''],
    ['2', 3, ''],
    ['3', 4, ''],
    ['4', 7, ''],
    ['5', 7, 'S'],
    ['6', null, ''],
    ['', null, ''],
  ])('dependência %s is kinship %s, invalid "%s"', (dependencia, kinship, invalid) => {
    const row = dependantRow({ dependencia })
    expect(dependantSubject(1, 'dependentes', row, validAnswers, factsWith())).toMatchObject({
      whose: 'dependant',
      typeId: 1,
      planId: 1,
      representative: 'N',
      kinship,
      invalid,
    })
  })

  test('a beneficiary of the fund brings the kinship on file, whatever dependência says', () => {
    const row = {
      id: 3,
      values: { id_parentesco: '8', dependencia: '1', invalido: 'S', id_escolaridade: '02' },
    }
    expect(dependantSubject(1, 'beneficiarios', row, validAnswers, factsWith())).toMatchObject({
      kinship: 8,
      invalid: 'S',
      schooling: '02',
    })
  })

  test('the kinship of the holder is not theirs', () => {
    const answers = withDetails({ parentesco: '1', invalido: 'S' })
    const row = { id: 3, values: {} }
    expect(dependantSubject(4, 'beneficiarios', row, answers, factsWith())).toMatchObject({
      kinship: null,
      invalid: '',
    })
  })
})
