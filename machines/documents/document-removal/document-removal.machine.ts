import { type DoneActorEvent, setup } from 'xstate'
import { declareMutation, type MutationOutcome, wentWell } from '../../calls/mutation/index.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { outcomeIn } from '../../support/outcome.ts'
import type {
  DocumentRemovalEvent,
  DocumentRemovalInput,
  DocumentRemovalOutput,
  RemoveComplementary,
} from './document-removal.types.ts'

export const documentRemovalMachine = setup({
  types: {} as {
    input: DocumentRemovalInput
    context: DocumentRemovalInput
    events: DocumentRemovalEvent
    output: DocumentRemovalOutput
    meta: ChartMeta
    tags: 'busy'
  },
  actors: { removeDocument: declareMutation<RemoveComplementary, void>() },
  guards: { wentWell },
}).createMachine({
  id: 'documentRemoval',
  context: ({ input }) => input,
  initial: 'confirming',
  // The `output` of a final state has no type at the root; every final state below produces this type.
  output: ({ event }) => event.output as DocumentRemovalOutput,
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
          { target: 'refused' },
        ],
      },
    },
    removed: {
      meta: { label: 'Excluído' },
      type: 'final',
      output: ({ context }): DocumentRemovalOutput => ({ kind: 'removed', id: context.document.id }),
    },
    refused: {
      meta: { label: 'Recusada pelo servidor' },
      type: 'final',
      output: ({ event }): DocumentRemovalOutput => ({
        kind: 'refused',
        message: messageIn(event as unknown as DoneActorEvent<MutationOutcome<void>>),
      }),
    },
    dismissed: {
      meta: { label: 'Desistência' },
      type: 'final',
      output: (): DocumentRemovalOutput => ({ kind: 'dismissed' }),
    },
  },
})

const messageIn = ({ output }: DoneActorEvent<MutationOutcome<void>>) =>
  output.kind === 'refused' ? output.message : null
