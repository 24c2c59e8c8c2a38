import { expect, test } from 'vitest'

import { optionsIn } from '../../scripts/mutants/options.ts'
import { faultsIn, scoreOf, tableOf } from '../../scripts/mutants/report.ts'
import type { Result } from '../../scripts/mutants/run-mutants.ts'

const result = (id: string, state: Result['state']): Result => ({
  mutant: { id, construct: 'send', change: { kind: 'send', type: 'closed' } },
  state,
  by: null,
})

test('an endless test detects a mutant, and an event that the screen never sends is not counted', () => {
  const results = [
    result('a', 'detected'),
    result('b', 'timeout'),
    result('c', 'survived'),
    result('d', 'impossible'),
  ]
  expect(scoreOf(results)).toBeCloseTo(66.67, 1)
  expect(tableOf(new Map([['door', results]]))).toContain(
    'door                            2        3    66.7 %',
  )
})

test('a survivor needs a reason, and a reason a survivor', () => {
  const results = [result('a', 'survived'), result('b', 'survived'), result('c', 'detected')]
  const reasons = { b: 'both lead to the same', c: 'detected now', gone: 'no such mutant' }
  expect(faultsIn(results, reasons, new Set(['a', 'b', 'c']))).toEqual({
    unexplained: ['a'],
    explained: ['b'],
    unneeded: ['c', 'gone'],
  })
})

test.each([
  [['lift'], 'There is no chart lift.'],
  [['door', 'gate'], 'One chart at a time: door, gate are 2.'],
  [['door', '--changed'], 'A chart and the changed charts exclude each other.'],
  [['--minutes', 'soon'], '--minutes soon is no number above 0.'],
  [['--all'], "Unknown option '--all'."],
])('%j is refused with what is possible', (args, sentence) => {
  expect(() => optionsIn(args, ['door', 'gate'])).toThrow(sentence)
  expect(() => optionsIn(args, ['door', 'gate'])).toThrow('Charts: door, gate')
})
