import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { chartFolder, chartNames, inProject } from '../cli/lib/project.mjs'

async function load(chart: string): Promise<ChartModels> {
  const { row } = await import(inProject(chartFolder('model-tests', chart), `${chart}.models.ts`))
  return row
}

/** The models of all charts, by name: the `row` of each `<chart>.models.ts`. Not for a browser. */
export const chartModels: readonly ChartModels[] = await Promise.all(chartNames().map(load))
