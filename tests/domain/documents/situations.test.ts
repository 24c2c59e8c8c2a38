import { expect, test } from 'vitest'

import { isReplaceable, letterOf, situationName, UNDER_ANALYSIS } from '#domain/documents/situations.ts'

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
