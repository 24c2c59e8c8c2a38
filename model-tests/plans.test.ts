import { expect, test, vi } from 'vitest'
import { chartModels } from '#tools/chart-paths/models.ts'
import { planOf, RESTART_COST } from '../tools/chart-paths/chart-plan.ts'

// The plans of the form editor take 15 s of a free core, and a multiple of that beside other programs.
vi.setConfig({ testTimeout: 240_000 })

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

// A closed request; two versions; attaching; removing; the declaration, saved there: four reloads, three clicks.
test('the form editor is planned by requirements too, in five visits', () => {
  const [row] = chartModels.filter(({ chart }) => chart === 'form-editor')
  const plan = row && planOf(row, { criterion: 'requirements', restartCost: RESTART_COST })
  expect(plan).toMatchObject({ coverage: 100, cost: 4 * RESTART_COST + 3 })
})
