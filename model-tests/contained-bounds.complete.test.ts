import { expect, test } from 'vitest'
import { chartModels } from '#tools/chart-paths/models.ts'
import { planOf } from '../tools/chart-paths/chart-plan.ts'

/** Planning every visit of this chart takes half a minute where no plan of it is kept. */
const PLANNING = 240_000

test('no plan of all visits costs less than the best plan of the guards, which they contain', {
  timeout: PLANNING,
}, () => {
  const row = chartModels.find(({ chart }) => chart === 'visitor-confirmation')
  if (!row) throw new Error('There is no such chart')
  const guards = planOf(row, { criterion: 'guards', restartCost: 7.5 })
  const visits = planOf(row, { criterion: 'visits', restartCost: 7.5 })
  expect(guards.lowerBound).toBe(53)
  expect(visits.lowerBound).toBeGreaterThanOrEqual(53)
  expect(visits.cost).toBeGreaterThanOrEqual(visits.lowerBound ?? Number.NaN)
  expect(visits.gap).toBeCloseTo((100 * (visits.cost - (visits.lowerBound ?? 0))) / (visits.lowerBound ?? 0))
})
