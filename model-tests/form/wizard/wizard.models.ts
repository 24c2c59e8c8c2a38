import { type WizardInput, type WizardSnapshot, wizardMachine } from '#machines/form/wizard/index.ts'
import { built, type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import { visit } from '#tools/samples/wizard.ts'
import { cases } from './wizard.cases.ts'

/** The type of a request that cannot be opened; '' in other states. */
export const traitOf = (snapshot: WizardSnapshot): string =>
  snapshot.matches('unavailable') ? `${snapshot.context.loaded?.request.typeId ?? 'nada lido'}` : ''

const modelOf = (input: WizardInput) =>
  define(wizardMachine, { input, cases, transient: ['arriving'], trait: traitOf })

/* One model per visit: the chart's input is fixed for all paths of a model. */
export const models = {
  'um requerimento que existe': () => modelOf(visit()),
  'um tipo que não pode começar': () => modelOf(visit({ requestId: null, typeId: 17 })),
}

export const row: ChartModels = { chart: 'wizard', models: built(models) }
