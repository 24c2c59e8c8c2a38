import type { ChartModels } from './chart-model.ts'
import { type ChartPlan, planOf, RESTART_COST } from './chart-plan.ts'

/** Longer paths are hard to read when one fails. */
const MAX_STEPS = 15

type Planned = {
  readonly row: ChartModels
  readonly visits: readonly string[]
  /** The configuration of the chart, which tests of mutants change. */
  readonly config: unknown
  readonly plan: ChartPlan
}

/** By chart and visits. */
const plans = new Map<string, Planned>()

/** The visits that are planned together. */
function groupsOf({ models, onScreen }: ChartModels): readonly (readonly string[])[] {
  const visits = Object.keys(models())
  if (onScreen === undefined) return [visits]
  return [onScreen, visits.filter((visit) => !onScreen.includes(visit))]
}

function planFor(row: ChartModels, visits: readonly string[]): ChartPlan {
  const key = [row.chart, ...visits].join()
  const config = Object.values(row.models())[0]?.machine.config
  const known = plans.get(key)
  if (known && known.config === config) return known.plan
  const models = () =>
    Object.fromEntries(Object.entries(row.models()).filter(([name]) => visits.includes(name)))
  const plan = planOf(
    { ...row, models },
    { criterion: 'visits', restartCost: RESTART_COST, maxSteps: MAX_STEPS },
  )
  if (plan.notes.length > 0) throw new Error(`${row.chart}: ${plan.notes.join('; ')}`)
  plans.set(key, { row, visits, config, plan })
  return plan
}

/**
 * The plans that the tests of a chart walk. Together they cover it: every declared transition and both outcomes
 * of its guards. Because what is shown depends on the visit, they cover in each visit every state and every
 * case, and do not end where a reply of an invoked actor is awaited.
 */
export const plansOf = (row: ChartModels): readonly ChartPlan[] =>
  groupsOf(row).map((visits) => planFor(row, visits))

/** The cases of the paths of one visit. */
export function waysThrough(row: ChartModels, visit = ''): readonly (readonly string[])[] {
  const visits = groupsOf(row).find((group) => group.includes(visit))
  if (!visits) throw new Error(`${row.chart} has no visit «${visit}»`)
  return planFor(row, visits)
    .paths.filter(({ model }) => model === visit)
    .map(({ cases }) => cases)
}

/** Makes the plans of a chart again, which has changed since. Throws where one of them cannot be made. */
export function planAgain(chart: string): void {
  for (const { row, visits } of [...plans.values()]) if (row.chart === chart) planFor(row, visits)
}
