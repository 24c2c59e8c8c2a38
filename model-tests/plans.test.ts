import { expect, test } from 'vitest'

import { charts } from './charts.ts'
import { chartModels } from './models.ts'
import { planOf } from './support/chart-plan.ts'

test('every chart has its models', () => {
  expect(chartModels.map(({ chart }) => chart)).toEqual(charts.map(({ name }) => name).sort())
})

test.each(chartModels.map((row) => [row.chart, row] as const))(
  '%s: the plan covers every transition, both outcomes of its guards and every case, except the listed exceptions',
  (_chart, row) => {
    const plan = planOf(row, { criterion: 'guards', restartCost: 7.5 })
    expect(plan.faults).toEqual([])
    expect(plan.notes).toEqual([])
    expect(plan.missing.filter(({ isAccepted }) => !isAccepted)).toEqual([])
    expect(plan.unneeded).toEqual([])
    expect(plan.gap).toBeLessThanOrEqual(5)
  },
)
