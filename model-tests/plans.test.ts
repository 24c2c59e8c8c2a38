import { expect, test, vi } from 'vitest'
import { chartModels } from '#tools/chart-paths/models.ts'
import { plansOf } from '#tools/chart-paths/planned.ts'
import { leafStatesOf, planOf, RESTART_COST } from '../tools/chart-paths/chart-plan.ts'
import { rowsUnderTest } from './rows-under-test.ts'

// The plans of the form editor take 15 s of a free core, and a multiple of that beside other programs.
vi.setConfig({ testTimeout: 240_000 })

test.each(rowsUnderTest)(
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

test.each(rowsUnderTest)('%s: the paths of its tests cover all that it declares', (_chart, row) => {
  const [first, ...others] = plansOf(row).map(({ missing }) =>
    missing.filter(({ isAccepted }) => !isAccepted).map(({ id }) => id),
  )
  expect(first?.filter((id) => others.every((ids) => ids.includes(id)))).toEqual([])
})

test.each(rowsUnderTest)(
  '%s: tests stop in every state, but for those that are left at once',
  (_chart, row) => {
    const models = Object.values(row.models())
    const states = new Set(models.flatMap(({ machine }) => leafStatesOf(machine)))
    const transient = new Set(models.flatMap((model) => model.transient ?? []))
    const rests = new Set(plansOf(row).flatMap(({ paths }) => paths.flatMap((path) => path.rests)))
    expect([...states].filter((state) => rests.has(state) === transient.has(state))).toEqual([])
  },
)

// A closed request; two versions; attaching; removing; the declaration, saved there: four reloads, three clicks.
test('the form editor is planned by requirements too, in five visits', () => {
  const [row] = chartModels.filter(({ chart }) => chart === 'form-editor')
  const plan = row && planOf(row, { criterion: 'requirements', restartCost: RESTART_COST })
  expect(plan).toMatchObject({ coverage: 100, cost: 4 * RESTART_COST + 3 })
})
