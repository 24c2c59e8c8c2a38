import type { AnyMachineSnapshot } from 'xstate'
import { type VersionChoiceInput, versionChoiceMachine } from '#machines/form/version-choice/index.ts'
import type { ChartModels } from '#tools/chart-paths/chart-model.ts'
import { built } from '#tools/chart-paths/chart-model.ts'

import { define } from '../../../tools/chart-paths/chart-model.ts'

export const cases = {
  'continua com o que digitou': { type: 'typed.chosen' },
  'usa a versão gravada': { type: 'stored.chosen' },
} as const

const conflicts = [
  { label: 'Situação', latest: 'Em exigência', typed: null },
  { label: 'Conta', latest: '999', typed: '12345' },
]

/** The choices that the dialog shows. */
export const traitOf = ({ context }: AnyMachineSnapshot): string =>
  [context.hasTyped && 'com o que foi digitado', context.conflicts.length > 0 && 'com o que mudou']
    .filter(Boolean)
    .join(', ')

const modelOf = (input: VersionChoiceInput) => define(versionChoiceMachine, { input, cases, trait: traitOf })

/* One model per way to open it: all paths of a model share the chart's input. */
export const models = {
  'o que foi digitado e o que mudou em outro lugar': () => modelOf({ conflicts, hasTyped: true }),
  'nada foi digitado': () => modelOf({ conflicts, hasTyped: false }),
  'nada do que está na tela mudou': () => modelOf({ conflicts: [], hasTyped: true }),
}

export const row: ChartModels = { chart: 'version-choice', models: built(models) }
