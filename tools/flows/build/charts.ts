import { charts } from '../../chart-paths/charts.ts'
import { describeChart } from '../describe/describe-chart.ts'
import type { Flow } from '../describe/flow.ts'

const folders = new Map(charts.map(({ name, machine }) => [machine.id, name]))

/** The descriptions of all charts of the portal. */
export const flows: readonly Flow[] = charts.map((chart) =>
  describeChart(chart, { byMachine: (id) => folders.get(id) ?? null }),
)
