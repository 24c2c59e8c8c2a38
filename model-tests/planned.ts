import { chartModels } from './models.ts'
import { type ChartPlan, planOf, RESTART_COST } from './support/chart-plan.ts'

/** Longer paths are hard to read when one fails. */
const MAX_STEPS = 15

type Planned = {
  readonly chart: string
  readonly visits: readonly string[] | undefined
  /** The configuration of the chart, which tests of mutants change. */
  readonly config: unknown
  readonly plan: ChartPlan
}

/** By chart and visits. */
const plans = new Map<string, Planned>()

function planFor(chart: string, visits?: readonly string[]): ChartPlan {
  const key = [chart, ...(visits ?? [])].join()
  const row = chartModels.find((candidate) => candidate.chart === chart)
  if (!row) throw new Error(`There is no model of ${chart}`)
  const config = Object.values(row.models())[0]?.machine.config
  const known = plans.get(key)
  if (known && known.config === config) return known.plan
  const models = () =>
    Object.fromEntries(Object.entries(row.models()).filter(([name]) => visits?.includes(name) ?? true))
  const plan = planOf(
    { ...row, models },
    {
      criterion: 'visits',
      restartCost: RESTART_COST,
      maxSteps: MAX_STEPS,
    },
  )
  // Of a part of the chart alone.
  if (plan.notes.length > 0) throw new Error(`${chart}: ${plan.notes.join('; ')}`)
  plans.set(key, { chart, visits, config, plan })
  return plan
}

/**
 * The cases of the paths of one visit. The paths of all visits, or of those named, together cover the chart:
 * every declared transition and both outcomes of its guards. Because what is shown depends on the visit, they
 * cover in each visit every state and every case, and do not end where a reply of an invoked actor is awaited.
 */
export const waysThrough = (
  chart: string,
  visit = '',
  visits?: readonly string[],
): readonly (readonly string[])[] =>
  planFor(chart, visits)
    .paths.filter(({ model }) => model === visit)
    .map(({ cases }) => cases)

/** Makes the plans of a chart again, which has changed since. Throws where one of them cannot be made. */
export function planAgain(chart: string): void {
  for (const known of [...plans.values()]) if (known.chart === chart) planFor(chart, known.visits)
}
