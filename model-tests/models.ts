import { readdirSync } from 'node:fs'

import type { ChartModels } from '#tools/chart-paths/chart-model.ts'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.models.ts'),
)

const rows = await Promise.all(
  files.map(async (file): Promise<ChartModels> => (await import(`${import.meta.dirname}/${file}`)).row),
)

/** The models of all charts, by name: the `row` of each `<chart>.models.ts`. Not for a browser. */
export const chartModels: readonly ChartModels[] = rows.sort((a, b) => a.chart.localeCompare(b.chart))
