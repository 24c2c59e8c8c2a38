import { expect, test } from 'vitest'
import { chartOf } from '../../tools/cli/mutants/changed-charts.ts'
import type { ChartResults } from '../../tools/cli/mutants/chart-results.ts'
import { optionsIn } from '../../tools/cli/mutants/options.ts'
import { faultsIn, leftOutOf, progressOf, scoreOf, totalsOf } from '../../tools/cli/mutants/report.ts'
import type { Result } from '../../tools/cli/mutants/run-mutants.ts'

const result = (id: string, state: Result['state']): Result => ({
  id,
  construct: 'send',
  state,
  by: null,
})

const chart = (results: readonly Result[], changed: Partial<ChartResults> = {}): ChartResults => ({
  chart: 'door',
  results,
  known: results.map(({ id }) => id),
  broken: null,
  seconds: 4,
  ...changed,
})

test('an endless test detects a mutant, and an event that the screen never sends is not counted', () => {
  const results = [
    result('a', 'detected'),
    result('b', 'timeout'),
    result('c', 'survived'),
    result('d', 'impossible'),
  ]
  expect(scoreOf(results)).toBeCloseTo(66.67, 1)
  expect(progressOf(chart(results))).toBe('door                             2         3    66.7 %      4 s')
  expect(totalsOf([chart(results), chart([])])).toBe(`send                             2         3    66.7 %

2 charts                         2         3    66.7 %      8 s`)
})

test('a chart whose tests fail without a mutant is named with what failed', () => {
  expect(progressOf(chart([], { broken: 'opens\nError: no door' }))).toBe(
    'door                     not tested: its tests fail without a mutant\nopens\nError: no door\n',
  )
})

test('what is left out is counted, except of a chart that was not tested', () => {
  const left = chart([result('a', 'detected')], { known: ['a', 'b', 'c'] })
  const broken = chart([], { known: ['a'], broken: 'opens' })
  expect(leftOutOf([left, broken, chart([])])).toEqual(['door: 2 of 3'])
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
  [['--workers', '0'], '--workers 0 is no number above 0.'],
  [['--minutes', 'soon'], '--minutes soon is no number above 0.'],
  [['--all'], 'There is no option --all.'],
])('%j is refused with what is possible', (args, sentence) => {
  expect(() => optionsIn(args, ['door', 'gate'])).toThrow(sentence)
  expect(() => optionsIn(args, ['door', 'gate'])).toThrow('Charts: door, gate')
})

test.each([
  ['machines/app/login/login.machine.ts', 'login'],
  ['model-tests/app/login/login.cases.ts', 'login'],
  ['ui/screens/login/login.tsx', 'login'],
  ['ui/parts/attach-dialog.tsx', 'attach-dialog'],
  ['model-tests/plans.test.ts', undefined],
  ['', undefined],
])('%s is of %s', (file, chart) => {
  expect(chartOf(file)).toBe(chart)
})
