import { setup } from 'xstate'
import { declareMutation, messageIn, wentWell } from '../../calls/mutation/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { outcomeIn } from '../../support/outcome.ts'
import type {
  DocumentRemovalEvent,
  DocumentRemovalInput,
  DocumentRemovalOutcome,
  RemoveComplementary,
} from './document-removal.types.ts'

export const documentRemovalMachine = setup({
  types: {} as {
    input: DocumentRemovalInput
    context: DocumentRemovalInput
    events: DocumentRemovalEvent
    meta: ChartMeta
    tags: 'busy'
  },
  actors: { removeDocument: declareMutation<RemoveComplementary, void>() },
  actions: { notifyParent: notifyParent<DocumentRemovalOutcome>() },
  guards: { wentWell },
}).createMachine({
  id: 'documentRemoval',
  context: ({ input }) => input,
  initial: 'confirming',
  states: {
    confirming: {
      meta: { label: 'Confirmando a exclusão de um documento', requirements: ['D-76'] },
      on: { 'removal.confirmed': 'removing', 'removal.dismissed': 'dismissed' },
    },
    removing: {
      meta: { label: 'Excluindo um documento', requirements: ['DOCUMENTS-14'] },
      tags: 'busy',
      invoke: {
        id: 'removeDocument',
        src: 'removeDocument',
        input: ({ context: { document, owner } }) => ({ request: { id: document.id, owner } }),
        onDone: [
          { guard: { type: 'wentWell', params: outcomeIn }, target: 'removed' },
          {
            target: 'refused',
            actions: {
              type: 'notifyParent',
              params: ({ event }) => ({ type: 'documentRemoval.refused', message: messageIn(event.output) }),
            },
          },
        ],
      },
    },
    removed: {
      meta: { label: 'Excluído' },
      type: 'final',
      entry: {
        type: 'notifyParent',
        params: ({ context }) => ({ type: 'documentRemoval.removed', id: context.document.id }),
      },
    },
    refused: { meta: { label: 'Recusada pelo servidor' }, type: 'final' },
    dismissed: {
      meta: { label: 'Desistência' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'documentRemoval.dismissed' } },
    },
  },
})
