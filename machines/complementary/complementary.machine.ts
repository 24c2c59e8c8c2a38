import { assign, sendTo, setup } from 'xstate'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { messages } from '#domain/messages.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { outcomeIn } from '../support/outcome.ts'
import { required } from '../support/required.ts'
import { notice, toNotices, toParent } from '../support/system.ts'
import { type WriteOutcome, wentWell, writeMachine } from '../write/index.ts'
import type {
  ComplementaryContext,
  ComplementaryEvent,
  ComplementaryInput,
  ComplementaryRemoved,
  RemoveComplementary,
} from './complementary.types.ts'

const removalIn = ({ removal }: ComplementaryContext) => required(removal, 'removal')

/** Os documentos complementares de um requerimento: o que o participante acrescentou e pode excluir (core 2; D-76). */
export const complementaryMachine = setup({
  types: {} as {
    input: ComplementaryInput
    context: ComplementaryContext
    events: ComplementaryEvent
    meta: ChartMeta
    children: { removeDocument: 'removeDocument' }
  },
  actors: { removeDocument: writeMachine },
  actions: {
    keepRemoval: assign((_, { document }: { document: ComplementaryDocument }) => ({
      removal: document,
      refusal: null,
    })),
    drop: assign({
      documents: ({ context }) => context.documents.filter(({ id }) => id !== removalIn(context).id),
    }),
    keepRefusal: assign({
      refusal: (_, { outcome }: { outcome: WriteOutcome }) =>
        (outcome.kind === 'refused' && outcome.message) || messages.documentNotRemoved,
    }),
    tellRemoved: sendTo(
      toParent,
      ({ context }): ComplementaryRemoved => ({
        type: 'complementary.removed',
        id: removalIn(context).id,
      }),
    ),
    notify: sendTo(toNotices, notice),
  },
  guards: { isOpen: ({ context }) => context.isOpen, wentWell },
}).createMachine({
  id: 'complementary',
  context: ({ input }) => ({ ...input, removal: null, refusal: null }),
  initial: 'listing',
  states: {
    listing: {
      meta: {
        label: 'Lista dos documentos complementares',
        help: 'Aqui você acrescenta documentos que não foram pedidos, mas ajudam na análise. É opcional.',
        spec: 'core 2',
      },
      on: {
        'removal.wanted': {
          guard: 'isOpen',
          target: 'confirming',
          actions: { type: 'keepRemoval', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      meta: { label: 'Confirmando a exclusão', spec: 'D-76' },
      on: { 'removal.confirmed': 'removing', 'removal.dismissed': 'listing' },
    },
    removing: {
      meta: { label: 'Excluindo', spec: 'core 7' },
      invoke: {
        id: 'removeDocument',
        src: 'removeDocument',
        input: ({ context }): { request: RemoveComplementary } => ({
          request: { id: removalIn(context).id, owner: context.owner },
        }),
        onDone: [
          {
            guard: { type: 'wentWell', params: outcomeIn },
            target: 'listing',
            actions: ['drop', 'tellRemoved', { type: 'notify', params: { text: messages.documentRemoved } }],
          },
          { target: 'listing', actions: { type: 'keepRefusal', params: outcomeIn } },
        ],
      },
    },
  },
})
