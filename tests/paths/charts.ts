import { chartFiles } from '#tools/chart-paths/chart-files.ts'
import type { ChartDrivers, Unreachable } from './support/drivers.ts'

type Entry = ChartDrivers | Unreachable

/** The drivers of a chart, which its file exports under the chart's name. */
async function driversIn(chart: string): Promise<Entry> {
  const drivers = await import(`./${chart}.ts`)
  return drivers[chart.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]
}

/** All charts: the drivers of each, or why no person reaches it with a browser. */
export const charts: Readonly<Record<string, Entry>> = Object.fromEntries(
  await Promise.all(
    chartFiles('machines', '.labels.ts').map(async ({ chart }) => [chart, await driversIn(chart)] as const),
  ),
)
