import { type ChartModels, type ChartPlan, planOf, RESTART_COST } from '../tools/chart-paths/chart-plan.ts'
import { chartModels } from './models.ts'

/** Longer paths are hard to read when one fails. */
const MAX_STEPS = 15

type Planned = {
  readonly chart: string
  readonly visits: readonly string[]
  /** The configuration of the chart, which tests of mutants change. */
  readonly config: unknown
  readonly plan: ChartPlan
}

/** By chart and visits. */
const plans = new Map<string, Planned>()

function rowOf(chart: string): ChartModels {
  const row = chartModels.find((candidate) => candidate.chart === chart)
  if (!row) throw new Error(`There is no model of ${chart}`)
  return row
}

/** The visits that are planned together. */
function groupsOf({ models, onScreen }: ChartModels): readonly (readonly string[])[] {
  const visits = Object.keys(models())
  if (onScreen === undefined) return [visits]
  return [onScreen, visits.filter((visit) => !onScreen.includes(visit))]
}

function planFor(chart: string, visits: readonly string[]): ChartPlan {
  const key = [chart, ...visits].join()
  const row = rowOf(chart)
  const config = Object.values(row.models())[0]?.machine.config
  const known = plans.get(key)
  if (known && known.config === config) return known.plan
  const models = () =>
    Object.fromEntries(Object.entries(row.models()).filter(([name]) => visits.includes(name)))
  const plan = planOf(
    { ...row, models },
    { criterion: 'visits', restartCost: RESTART_COST, maxSteps: MAX_STEPS },
  )
  if (plan.notes.length > 0) throw new Error(`${chart}: ${plan.notes.join('; ')}`)
  plans.set(key, { chart, visits, config, plan })
  return plan
}

/**
 * The plans that the tests of a chart walk. Together they cover it: every declared transition and both outcomes
 * of its guards. Because what is shown depends on the visit, they cover in each visit every state and every
 * case, and do not end where a reply of an invoked actor is awaited.
 */
export const plansOf = (chart: string): readonly ChartPlan[] =>
  groupsOf(rowOf(chart)).map((visits) => planFor(chart, visits))

/** The cases of the paths of one visit. */
export function waysThrough(chart: string, visit = ''): readonly (readonly string[])[] {
  const visits = groupsOf(rowOf(chart)).find((group) => group.includes(visit))
  if (!visits) throw new Error(`${chart} has no visit «${visit}»`)
  return planFor(chart, visits)
    .paths.filter(({ model }) => model === visit)
    .map(({ cases }) => cases)
}

/** Makes the plans of a chart again, which has changed since. Throws where one of them cannot be made. */
export function planAgain(chart: string): void {
  for (const known of [...plans.values()]) if (known.chart === chart) planFor(chart, known.visits)
}
