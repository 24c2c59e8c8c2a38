import { required } from '#machines/support/required.ts'
import type { ChartModels } from '../chart-paths/chart-model.ts'
import type { Chart, Placed } from './chart.ts'
import { drivenAs } from './driven.ts'

const rows = Object.values(
  import.meta.glob<ChartModels>('../../model-tests/*/*/*.models.ts', { eager: true, import: 'row' }),
)

const places = Object.values(
  import.meta.glob<Readonly<Record<string, Placed>>>('./*-charts.ts', { eager: true, import: 'placed' }),
)

/** Every chart that has a place, with the models of its tests. */
export const charts: readonly Chart[] = places.flatMap(Object.entries<Placed>).map(([name, place]) => {
  const row = required(
    rows.find(({ chart }) => chart === name),
    `models of ${name}`,
  )
  const definitions = Object.values(row.models())
  const { machine } = required(definitions[0], `model of ${name}`)
  return { name, machine, models: () => definitions.map(drivenAs), ...place }
})
