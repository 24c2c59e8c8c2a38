import { chartModels } from './models.ts'
import { planOf } from './support/chart-plan.ts'

/** Longer paths are hard to read when one fails. */
const MOST_STEPS = 15

/**
 * The cases of each path that covers a chart with one visit: every declared transition and both outcomes of
 * its guards.
 */
export function waysThrough(chart: string): readonly (readonly string[])[] {
  const row = chartModels.find((one) => one.chart === chart)
  if (!row) throw new Error(`There is no model of ${chart}`)
  const { paths } = planOf(row, { criterion: 'guards', restartCost: 7.5, maxSteps: MOST_STEPS })
  return paths.map(({ cases }) => cases)
}
