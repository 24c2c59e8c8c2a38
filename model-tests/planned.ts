import { chartModels } from './models.ts'
import { planOf } from './support/chart-plan.ts'

/** Paths of more steps are hard to read where one fails. */
const MOST_STEPS = 15

/** The cases of each path that covers a chart of one visit: every declared transition and both outcomes of its guard. */
export function waysThrough(chart: string): readonly (readonly string[])[] {
  const row = chartModels.find((one) => one.chart === chart)
  if (!row) throw new Error(`There is no model of ${chart}`)
  const { paths } = planOf(row, { criterion: 'guards', restartCost: 7.5, maxSteps: MOST_STEPS })
  return paths.map(({ cases }) => cases)
}
