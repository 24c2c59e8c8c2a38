import { planOf, RESTART_COST } from '../../chart-paths/chart-plan.ts'
import { chartModels } from '../../chart-paths/models.ts'
import { takenBy, watched } from '../../chart-paths/watched-chart.ts'
import type { FlowTests } from '../site.ts'

/** The same options as those of `npm run paths`. */
const OPTIONS = { criterion: 'guards', restartCost: RESTART_COST } as const

/** The planned paths of a chart, which tests walk, and the transitions that no path takes. */
export function testsOf(chart: string): FlowTests {
  const row = chartModels.find((candidate) => candidate.chart === chart)
  if (row === undefined) throw new Error(`There is no model of ${chart}`)
  const visits = row.models()
  const { paths, missing } = planOf(row, OPTIONS)
  const isOutcome = (id: string) => /\/(true|false)$/.test(id)
  return {
    paths: paths.map(({ model, cases }) => {
      const visit = visits[model]
      if (visit === undefined) throw new Error(`${chart} has no visit «${model}»`)
      const steps = takenBy(watched(chart, visit.machine), visit, cases)
      return {
        visit: model,
        cases,
        states: [...new Set(steps.flatMap(({ passed }) => passed))],
        transitions: [...new Set(steps.flatMap(({ taken }) => taken))].filter((id) => !isOutcome(id)),
      }
    }),
    untested: missing.filter(({ id }) => !isOutcome(id)).map(({ id, reason }) => ({ id, reason })),
  }
}

/** The paths for a comparison: the visit and the cases. */
export const pathsInWords = ({ paths }: FlowTests): readonly string[] =>
  paths.map(({ visit, cases }) => [visit, ...cases].filter((name) => name !== '').join(' → '))
