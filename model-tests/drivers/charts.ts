import { chartFiles } from '#tools/chart-paths/chart-files.ts'

import type { ChartDrivers, Unreachable } from './drivers.ts'

type Entry = ChartDrivers | Unreachable

const nameOf = (chart: string) => chart.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const exported = await Promise.all(
  chartFiles('model-tests', '.driver.ts').map(
    async ({ chart, file }) => [chart, (await import(file))[nameOf(chart)]] as const,
  ),
)

/** All charts: the drivers of each, which its file exports under its name, or why no person reaches it. */
export const charts: Readonly<Record<string, Entry>> = Object.fromEntries(exported)

/** The drivers of a chart; null where no person reaches it. */
export function driversOf(chart: string): ChartDrivers | null {
  const found = charts[chart]
  return found !== undefined && 'begin' in found ? found : null
}
