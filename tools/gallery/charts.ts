import { required } from '#machines/support/required.ts'
import type { ChartModels } from '../chart-paths/chart-model.ts'
import { acceptanceCharts } from './acceptance-charts.ts'
import type { Chart, Placed } from './chart.ts'
import { documentCharts } from './document-charts.ts'
import { drivenAs } from './driven.ts'
import { formCharts } from './form-charts.ts'
import { sessionCharts } from './session-charts.ts'
import { visitorCharts } from './visitor-charts.ts'

const rows = Object.values(
  import.meta.glob<ChartModels>('../../model-tests/*/*/*.models.ts', { eager: true, import: 'row' }),
)

const placed: Readonly<Record<string, Placed>> = {
  ...sessionCharts,
  ...visitorCharts,
  ...formCharts,
  ...acceptanceCharts,
  ...documentCharts,
}

/** Every chart that has a place, with the models of its tests. */
export const charts: readonly Chart[] = Object.entries(placed).map(([name, place]) => {
  const row = required(
    rows.find(({ chart }) => chart === name),
    `models of ${name}`,
  )
  const definitions = Object.values(row.models())
  const { machine } = required(definitions[0], `model of ${name}`)
  return { name, machine, models: () => definitions.map(drivenAs), ...place }
})
