import { autosaveMachine } from '#machines/form/autosave/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import { cases } from './autosave.cases.ts'

export const autosave = define(autosaveMachine, { input: undefined, cases })

export const row: ChartModels = { chart: 'autosave', models: () => ({ '': autosave }) }
