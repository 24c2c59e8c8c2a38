import { setup } from 'xstate'

import type { ChartMeta } from '../../support/chart-meta.ts'
import type { VersionChoiceEvent, VersionChoiceInput, VersionChoiceOutput } from './version-choice.types.ts'

/** It cannot be skipped: neither version is overwritten without the participant's choice. */
export const versionChoiceMachine = setup({
  types: {} as {
    input: VersionChoiceInput
    context: VersionChoiceInput
    events: VersionChoiceEvent
    output: VersionChoiceOutput
    meta: ChartMeta
  },
  guards: { hasTyped: ({ context }) => context.hasTyped },
}).createMachine({
  id: 'versionChoice',
  context: ({ input }) => input,
  initial: 'choosing',
  // The `output` of a final state has no type at the root; both final states below produce this type.
  output: ({ event }) => event.output as VersionChoiceOutput,
  states: {
    choosing: {
      meta: { label: 'Escolhendo o que vale', requirements: ['D-54', 'P-318'] },
      on: { 'typed.chosen': { guard: 'hasTyped', target: 'typedKept' }, 'stored.chosen': 'storedTaken' },
    },
    typedKept: {
      meta: { label: 'Vale o que foi digitado' },
      type: 'final',
      output: (): VersionChoiceOutput => ({ kind: 'typed' }),
    },
    storedTaken: {
      meta: { label: 'Vale a versão gravada' },
      type: 'final',
      output: (): VersionChoiceOutput => ({ kind: 'stored' }),
    },
  },
})
