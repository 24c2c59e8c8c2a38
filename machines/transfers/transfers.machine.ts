import { assign, enqueueActions, sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { listeningPort } from '../support/port.ts'
import { required } from '../support/required.ts'
import { notice, toNotices, toRequest } from '../support/system.ts'
import { type DocumentSlot, type UploadEnded, type UploadOutput, uploadMachine } from '../upload/index.ts'
import type {
  DocumentAttached,
  Transfer,
  TransfersChanged,
  TransfersContext,
  TransfersEvent,
  TransfersInput,
  TransferWanted,
} from './transfers.types.ts'

type Ended = Pick<UploadEnded, 'output'>

/** One row has one file on its way: a name for both, as 'upload.31' or 'upload.31.90' for a dependant's. */
const nameOf = ({ rowId, dependantId }: TransferWanted['slot']) =>
  ['upload', rowId, dependantId].filter((part) => part !== null).join('.')

const slotOf = ({ destination }: UploadOutput): DocumentSlot => {
  if (destination.kind !== 'row') throw new Error('transfers: files go to rows alone')
  return destination.slot
}

const without = ({ transfers }: TransfersContext, name: string): readonly Transfer[] =>
  transfers.filter(({ slot }) => nameOf(slot) !== name)

/**
 * Os envios em andamento para as linhas dos requerimentos, vários ao mesmo tempo (core 7; D-74).
 * It lives beside the screens, so that a file goes on while its participant looks at something else; the request on
 * screen hears of what is under way and of what arrived.
 */
export const transfersMachine = setup({
  types: {} as {
    input: TransfersInput
    context: TransfersContext
    events: TransfersEvent
    meta: ChartMeta
  },
  actors: { closingGuard: listeningPort('closingGuard'), upload: uploadMachine },
  actions: {
    begin: enqueueActions(({ context, enqueue }, { slot, file }: Omit<TransferWanted, 'type'>) => {
      const id = nameOf(slot)
      if (context.transfers.length > without(context, id).length) enqueue.stopChild(id)
      enqueue.assign({
        transfers: ({ context: before, spawn }) => {
          const input = { destination: { kind: 'row', slot }, owner: before.owner, file } as const
          return [...without(before, id), { slot, upload: spawn('upload', { id, input }) }]
        },
      })
    }),
    forget: assign({
      transfers: ({ context }, { output }: Ended) => without(context, nameOf(slotOf(output))),
    }),
    dropAll: enqueueActions(({ context, enqueue }, { requestId }: { requestId: number }) => {
      const isOf = ({ slot }: Transfer) => slot.requestId === requestId
      for (const { slot } of context.transfers.filter(isOf)) enqueue.stopChild(nameOf(slot))
      enqueue.assign({ transfers: context.transfers.filter((transfer) => !isOf(transfer)) })
    }),
    tellAttached: sendTo(toRequest, (_, { output }: Ended): DocumentAttached => attachedBy(output)),
    tellChanged: sendTo(
      toRequest,
      ({ context }): TransfersChanged => ({
        type: 'transfers.changed',
        slots: context.transfers.map(({ slot }) => slot),
      }),
    ),
    notify: sendTo(toNotices, notice),
  },
  guards: {
    isDone: (_, { output }: Ended) => output.kind === 'done',
    hasNone: ({ context }) => context.transfers.length === 0,
  },
}).createMachine({
  id: 'transfers',
  context: ({ input }) => ({ ...input, transfers: [] }),
  initial: 'resting',
  on: {
    'transfer.wanted': {
      target: '.carrying',
      actions: [{ type: 'begin', params: ({ event }) => event }, 'tellChanged'],
    },
    'transfers.asked': { actions: 'tellChanged' },
    'transfers.dropped': { actions: [{ type: 'dropAll', params: ({ event }) => event }, 'tellChanged'] },
  },
  states: {
    resting: { meta: { label: 'Nada a enviar' } },
    carrying: {
      meta: { label: 'Há arquivos a caminho', spec: 'core 7' },
      invoke: { id: 'closingGuard', src: 'closingGuard' },
      always: { guard: 'hasNone', target: 'resting' },
      on: {
        'upload.ended': [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            actions: [
              { type: 'forget', params: ({ event }) => event },
              { type: 'tellAttached', params: ({ event }) => event },
              { type: 'notify', params: { text: messages.documentSaved } },
              'tellChanged',
            ],
          },
          { actions: [{ type: 'forget', params: ({ event }) => event }, 'tellChanged'] },
        ],
      },
    },
  },
})

function attachedBy(output: UploadOutput): DocumentAttached {
  if (output.kind !== 'done') throw new Error('transfers: what was given up is not attached')
  const { documentId, storeId, fileName } = output
  return {
    type: 'document.attached',
    slot: slotOf(output),
    documentId: required(documentId, 'documentId'),
    storeId,
    fileName,
  }
}
