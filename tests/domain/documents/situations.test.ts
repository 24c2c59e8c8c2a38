import { expect, test } from 'vitest'

import {
  isNotSentYet,
  isReplaceable,
  letterOf,
  situationName,
  UNDER_ANALYSIS,
} from '#domain/documents/situations.ts'

// DOCUMENTS-03, DOCUMENTS-08 to DOCUMENTS-10, DOCUMENTS-13
test.each([
  [1, 'D', 'CONFERIDO'],
  [2, 'E', 'REJEITADO'],
  [3, null, 'PENDENTE'],
  [4, null, 'EM ANÁLISE'],
  [5, null, 'DISPENSADO'],
  [99, null, ''],
  [null, null, ''],
])('situation %s has letter %s and name "%s"', (id, letter, name) => {
  expect(letterOf(id)).toBe(letter)
  expect(situationName(id)).toBe(name)
})

test('an attached document is in situation 4', () => {
  expect(UNDER_ANALYSIS).toBe(4)
})

test.each([
  [1, false],
  [2, true],
  [3, true],
  [4, true],
  [5, true],
  [null, true],
])('a document in situation %s may be replaced: %s', (id, expected) => {
  expect(isReplaceable(id)).toBe(expected)
})

test.each([
  ['L', 4, false, true],
  ['L', 4, true, true],
  ['E', 4, true, true],
  ['E', 4, false, false],
  ['A', 4, true, false],
  ['X', 4, true, false],
  ['E', 1, true, false],
  ['L', 2, true, false],
  ['L', 3, false, false],
  ['L', null, false, false],
] as const)(
  'D-137: in %s the fund does not have a file in situation %s (new: %s) yet: %s',
  (status, situationId, isNew, expected) => {
    expect(isNotSentYet(status, { situationId, isNew })).toBe(expected)
  },
)
