import type { AnyStateMachine } from 'xstate'
import { required } from '#machines/support/required.ts'
import type { ChartModels } from '../chart-paths/chart-model.ts'
import { drivenAs, type Model } from './driven.ts'
import type { Placed } from './events.ts'

/** A chart of the gallery. */
export type Chart = Placed & {
  readonly name: string
  readonly machine: AnyStateMachine
  readonly models: () => readonly Model[]
}

// Without type arguments: where Vitest reads `import.meta.glob(`, it does not cache which files there are.
const rows: Readonly<Record<string, ChartModels>> = import.meta.glob('../../model-tests/*/*/*.models.ts', {
  eager: true,
  import: 'row',
})
const places: Readonly<Record<string, Placed>> = import.meta.glob('../../model-tests/*/*/*.pictures.ts', {
  eager: true,
  import: 'pictures',
})

/** Every chart that has a place, with the models of its tests. */
export const charts: readonly Chart[] = Object.entries(places).map(([file, place]) => {
  const row = required(rows[file.replace('.pictures.', '.models.')], `models beside ${file}`)
  const definitions = Object.values(row.models())
  const { machine } = required(definitions[0], `model of ${row.chart}`)
  return { name: row.chart, machine, models: () => definitions.map(drivenAs), ...place }
})
