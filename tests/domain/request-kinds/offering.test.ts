import { describe, expect, test } from 'vitest'

import type { Membership } from '#domain/people/membership.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import {
  changesAccountElsewhere,
  isOffered,
  lacksBenefit,
  offeredTypes,
} from '#domain/request-kinds/offering.ts'
import type { RequestType } from '#domain/requests/reference.ts'

import { membership } from '#tools/samples/facts.ts'

const type = (id: number, planId: number | null = null): RequestType => ({
  id,
  name: `Tipo ${id}`,
  details: '',
  planId,
})

/** Every type id of the specification, for every plan. */
const everyType = Array.from({ length: 17 }, (_, index) => type(index + 1))

const idsFor = (memberships: readonly Membership[], types = everyType) =>
  offeredTypes(types, memberships).map(({ id }) => id)

const inPlan = (planId: number, change: Partial<Membership> = {}) => membership({ planId, ...change })

/** With a category and a situation that no rule mentions. */
const plain = inPlan(1, { categoryId: 6 })

// TYPES-06 to TYPES-15, TYPES-17 to TYPES-22
describe('offered types for a participant with plans', () => {
  test("without a special category they are all that may be started, in the server's order", () => {
    expect(idsFor([plain])).toEqual([1, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14])
  })

  test.each([
    ['1, 3, 7 and 13 for any plan', [1, 3, 7, 13], 2, [plain], [1, 3, 7, 13]],
    ['4 for any plan', [4], 2, [plain], [4]],
    ['another type for the participant’s plan', [8, 10], 1, [plain], [8, 10]],
    ['no other type for another plan', [8, 10], 2, [plain], []],
    ['a type for a plan that has ended', [10], 1, [inPlan(1, { endedOn: '2013-03-31' })], [10]],
    ['a type for one of two plans', [10], 2, [plain, inPlan(2)], [10]],
    ['never 2, 16, 17', [2, 16, 17], 1, [plain], []],
    ['never 5, 6 by their plan', [5, 6], 1, [plain], []],
  ])('by plan: %s', (_case, ids, planId, memberships, expected) => {
    const types = ids.map((id) => type(id, planId))
    expect(idsFor(memberships, types)).toEqual(expected)
  })

  test.each([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, true],
    [6, true],
    [9, true],
  ])('in category %d the death pension is offered: %s', (categoryId, offered) => {
    expect(idsFor([inPlan(1, { categoryId })]).includes(4)).toBe(offered)
  })

  test('one category from 1 to 4 is enough to hide the death pension', () => {
    expect(idsFor([inPlan(1, { categoryId: 5 }), inPlan(2, { categoryId: 1 })])).not.toContain(4)
  })

  test.each([
    [1, false],
    [2, true],
    [3, false],
    [9, false],
  ])('in category %d the bank data change is offered: %s', (categoryId, offered) => {
    expect(idsFor([inPlan(1, { categoryId })], [type(15, 1)])).toEqual(offered ? [15] : [])
  })

  test('one category 2 is enough to offer the bank data change', () => {
    expect(idsFor([inPlan(1, { categoryId: 1 }), inPlan(2, { categoryId: 2 })])).toContain(15)
  })

  test.each<[string, Membership[], boolean]>([
    ['in plan 1', [plain], true],
    ['in plan 2', [inPlan(2)], false],
    ['in plan 2 until 2020', [inPlan(2, { endedOn: '2020-01-01' })], true],
    ['in plan 2 with an empty end', [inPlan(2, { endedOn: '' })], false],
    ['in both plans', [plain, inPlan(2)], false],
    ['in plan 2 a second time', [inPlan(2, { endedOn: '2020-01-01' }), inPlan(2)], false],
  ])('%s the enrolment is offered: %s', (_case, memberships, offered) => {
    expect(idsFor(memberships, [type(11, 2)])).toEqual(offered ? [11] : [])
  })

  test('an active plan 2 hides the enrolment even if it is for that plan', () => {
    expect(idsFor([inPlan(2)], [type(11, null), type(11, 2)])).toEqual([])
  })

  test('the retirement is hidden only if every plan is in category 9', () => {
    const nine = inPlan(1, { categoryId: 9 })
    expect(idsFor([nine])).not.toContain(1)
    expect(idsFor([nine, inPlan(2, { categoryId: 9 })])).not.toContain(1)
    expect(idsFor([nine, inPlan(2, { categoryId: 1 })])).toContain(1)
  })

  test.each([
    [7, false],
    [8, false],
    [14, false],
    [1, true],
    [null, true],
  ])('in situation %s the withdrawal is offered: %s', (situationId, offered) => {
    expect(idsFor([inPlan(1, { situationId })]).includes(3)).toBe(offered)
  })

  test('one such situation is enough to hide the withdrawal', () => {
    expect(idsFor([plain, inPlan(2, { situationId: 8 })])).not.toContain(3)
  })

  test('rules that hide a type take precedence over its plan', () => {
    const types = [type(1, 1), type(3, 1), type(4, 1)]
    expect(idsFor([inPlan(1, { categoryId: 9, situationId: 7 })], types)).toEqual([4])
    expect(idsFor([inPlan(1, { categoryId: 1 })], types)).toEqual([1, 3])
  })
})

// D-146
test('for the retired the bank data change and the tax dependants come first', () => {
  const types = [type(1), type(13), type(7), type(15)]
  expect(idsFor([plain, inPlan(2, { categoryId: 2 })], types)).toEqual([15, 13, 1, 7])
  expect(idsFor([inPlan(2, { categoryId: 2 })], [type(7), type(13)])).toEqual([13, 7])
})

describe('offered types for a participant without plans', () => {
  test('only 4, 11 and 15 are offered', () => {
    expect(idsFor([])).toEqual([4, 11, 15])
  })

  test('they are offered for any plan, once each', () => {
    expect(idsFor([], [type(15, 2), type(4, 1), type(4, 2), type(13)])).toEqual([15, 4])
  })
})

test.each([
  [1, [6]],
  [4, [6]],
  [5, [5, 6]],
])('in category %d the fund may offer %o of 5 and 6 by their plan', (categoryId, expected) => {
  const memberships = [inPlan(1, { categoryId })]
  const offered = [type(5, 1), type(6, 1), type(5, 2)].filter((candidate) => {
    const kind = kindOf(candidate.id)
    return kind && isOffered(candidate, memberships, { ...kind.offering, byPlan: true })
  })
  expect(offered.map(({ id }) => id)).toEqual(expected)
})

test('of duplicate types the first one is offered', () => {
  const types = [type(10, 2), { ...type(10, 1), name: 'Portabilidade' }, type(1, 2), type(1, 1), type(10)]
  expect(offeredTypes(types, [plain]).map(({ id, name }) => [id, name])).toEqual([
    [10, 'Portabilidade'],
    [1, 'Tipo 1'],
  ])
})

test("only types in the server's list are offered", () => {
  expect(idsFor([plain], [])).toEqual([])
})

test.each([
  ['no plan', [], true, false],
  ['one plan', [plain], false, false],
  ['a pension', [inPlan(1, { categoryId: 5 })], false, true],
  ['a pension and a retirement', [inPlan(1, { categoryId: 5 }), inPlan(2, { categoryId: 2 })], false, false],
])('the account of a benefit, with %s', (_case, memberships, hasNone, isElsewhere) => {
  expect(lacksBenefit(15, memberships)).toBe(hasNone)
  expect(lacksBenefit(11, memberships)).toBe(false)
  expect(changesAccountElsewhere(memberships)).toBe(isElsewhere)
})
