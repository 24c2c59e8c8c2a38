import { expect, test } from 'vitest'

import { letterOf, situationName, UNDER_ANALYSIS } from '#domain/documents/situations.ts'

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

test('an upload leads to situation 4', () => {
  expect(UNDER_ANALYSIS).toBe(4)
})
