import { expect, test } from 'vitest'

import { charts } from './charts.ts'
import { chartModels } from './models.ts'
import { planOf, RESTART_COST } from './support/chart-plan.ts'

test('every chart has its models', () => {
  expect(chartModels.map(({ chart }) => chart)).toEqual(charts.map(({ name }) => name).sort())
})

test.each(chartModels.map((row) => [row.chart, row] as const))(
  '%s: the plan covers every transition, both outcomes of its guards and every case, except the listed exceptions',
  (_chart, row) => {
    const plan = planOf(row, { criterion: 'guards', restartCost: RESTART_COST })
    expect(plan.faults).toEqual([])
    expect(plan.notes).toEqual([])
    expect(plan.missing.filter(({ isAccepted }) => !isAccepted)).toEqual([])
    expect(plan.unneeded).toEqual([])
    expect(plan.gap).toBeLessThanOrEqual(5)
  },
)

// The linear program of this problem has edges with values near zero.
test('the form editor is planned by requirements too', () => {
  const [row] = chartModels.filter(({ chart }) => chart === 'form-editor')
  const plan = row && planOf(row, { criterion: 'requirements', restartCost: RESTART_COST })
  expect(plan).toMatchObject({ coverage: 100, gap: 0 })
})
