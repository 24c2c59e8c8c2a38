import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { chartFiles } from './chart-files.ts'

/** The models of all charts, by name: the `row` of each `<chart>.models.ts`. Not for a browser. */
export const chartModels: readonly ChartModels[] = await Promise.all(
  chartFiles('model-tests', '.models.ts').map(async ({ file }) => (await import(file)).row),
)
