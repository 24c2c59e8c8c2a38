import { setup } from 'xstate'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import type { VersionChoiceEvent, VersionChoiceInput, VersionChoiceOutcome } from './version-choice.types.ts'

/** It cannot be skipped: neither version is overwritten without the participant's choice. */
export const versionChoiceMachine = setup({
  types: {} as {
    input: VersionChoiceInput
    context: VersionChoiceInput
    events: VersionChoiceEvent
    meta: ChartMeta
  },
  actions: { notifyParent: notifyParent<VersionChoiceOutcome>() },
  guards: { hasTyped: ({ context }) => context.hasTyped },
}).createMachine({
  id: 'versionChoice',
  context: ({ input }) => input,
  initial: 'choosing',
  states: {
    choosing: {
      meta: { label: 'Escolhendo o que vale', requirements: ['D-54', 'P-318'] },
      on: { 'typed.chosen': { guard: 'hasTyped', target: 'typedKept' }, 'stored.chosen': 'storedTaken' },
    },
    typedKept: {
      meta: { label: 'Vale o que foi digitado' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'versionChoice.typed' } },
    },
    storedTaken: {
      meta: { label: 'Vale a versão gravada' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'versionChoice.stored' } },
    },
  },
})
