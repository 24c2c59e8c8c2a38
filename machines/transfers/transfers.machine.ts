import { assign, enqueueActions, sendTo, setup } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { closingGuard } from '../support/closing-guard.ts'
import { listeningPort } from '../support/port.ts'
import { required } from '../support/required.ts'
import { notice, toNotices, toRequest } from '../support/system.ts'
import { type DocumentSlot, type UploadEnded, type UploadOutput, uploadMachine } from '../upload/index.ts'
import type {
  DocumentAttached,
  RowName,
  RowsTold,
  TransferStopped,
  TransfersChanged,
  TransfersContext,
  TransfersEvent,
  TransfersInput,
  TransferWanted,
  UploadsChanged,
  UploadsRecalled,
} from './transfers.types.ts'

type Ended = Pick<UploadEnded, 'output'>

/** One row has one file on its way: a name for both, as 'upload.31' or 'upload.31.90' for a dependant's. */
const nameOf = ({ rowId, dependantId }: RowName) =>
  ['upload', rowId, dependantId].filter((part) => part !== null).join('.')

/** How long a notice stays that is more than two words, in milliseconds. */
const TIME_TO_READ = 8_000

const slotOf = ({ destination }: Pick<UploadOutput, 'destination'>): DocumentSlot => {
  if (destination.kind !== 'row') throw new Error('transfers: files go to rows alone')
  return destination.slot
}

const isAt = (row: RowName | null) => (slot: DocumentSlot) => row !== null && nameOf(slot) === nameOf(row)

/** Of the request that tells its rows, and none of them. */
const isLeftOut =
  ({ requestId, rows }: RowsTold) =>
  (slot: DocumentSlot) =>
    slot.requestId === requestId && !rows.some((row) => isAt(row)(slot))

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
  actors: {
    closingGuard,
    keeper: listeningPort<UploadsChanged, { readonly cpf: string }>('keeper'),
    upload: uploadMachine,
  },
  actions: {
    begin: assign({
      transfers: ({ context, spawn }, { slot, request, file }: Omit<TransferWanted, 'type'>) => {
        const input = { destination: { kind: 'row', slot }, owner: context.owner, file } as const
        return [...context.transfers, { slot, request, upload: spawn('upload', { id: nameOf(slot), input }) }]
      },
    }),
    // An upload that has ended would keep its file for as long as it is anybody's child.
    drop: enqueueActions(({ context, enqueue }, { isGone }: { isGone: (slot: DocumentSlot) => boolean }) => {
      for (const { slot } of context.transfers.filter((one) => isGone(one.slot))) {
        enqueue.stopChild(nameOf(slot))
      }
      enqueue.assign({
        transfers: context.transfers.filter((one) => !isGone(one.slot)),
        interrupted: context.interrupted.filter((one) => !isGone(one.slot)),
      })
    }),
    keepInterrupted: assign({ interrupted: (_, { interrupted }: UploadsRecalled) => interrupted }),
    forgetInterrupted: assign({ interrupted: [] }),
    tellKeeper: sendTo(
      'keeper',
      ({ context: { interrupted, transfers } }): UploadsChanged => ({
        type: 'uploads.changed',
        interrupted,
        underWay: transfers.map(({ slot, request, upload }) => ({
          slot,
          request,
          fileName: upload.getSnapshot().context.file.name,
        })),
      }),
    ),
    tellAttached: sendTo(toRequest, (_, { output }: Ended): DocumentAttached => attachedBy(output)),
    tellChanged: sendTo(
      toRequest,
      ({ context }): TransfersChanged => ({
        type: 'transfers.changed',
        slots: context.transfers.map(({ slot }) => slot),
      }),
    ),
    // Where no request is on screen, it comes back at once.
    tellStopped: sendTo(
      toRequest,
      (_, stopped: Omit<TransferStopped, 'type'>): TransferStopped => ({
        type: 'transfer.stopped',
        ...stopped,
      }),
    ),
    notify: sendTo(toNotices, notice),
  },
  guards: {
    isDone: (_, { output }: Ended) => output.kind === 'done',
    hasInterrupted: ({ context }) => context.interrupted.length > 0,
    hasNone: ({ context }) => context.transfers.length === 0,
  },
}).createMachine({
  id: 'transfers',
  context: ({ input }) => ({ ...input, transfers: [], interrupted: [] }),
  invoke: {
    id: 'keeper',
    src: 'keeper',
    input: ({ context: { owner } }) => ({ cpf: owner.participant.cpf }),
  },
  initial: 'resting',
  on: {
    'interruption.dismissed': { guard: 'hasInterrupted', actions: ['forgetInterrupted', 'tellKeeper'] },
    'transfer.wanted': {
      target: '.carrying',
      actions: [
        { type: 'drop', params: ({ event }) => ({ isGone: isAt(event.slot) }) },
        { type: 'begin', params: ({ event }) => event },
        'tellChanged',
        'tellKeeper',
      ],
    },
    'rows.told': {
      actions: [
        { type: 'drop', params: ({ event }) => ({ isGone: isLeftOut(event) }) },
        'tellChanged',
        'tellKeeper',
      ],
    },
    'row.settled': {
      actions: [
        { type: 'drop', params: ({ event }) => ({ isGone: isAt(event.row) }) },
        'tellChanged',
        'tellKeeper',
      ],
    },
  },
  states: {
    resting: {
      meta: { label: 'Nada a enviar' },
      on: { 'uploads.recalled': { actions: { type: 'keepInterrupted', params: ({ event }) => event } } },
    },
    carrying: {
      meta: { label: 'Há arquivos a caminho', spec: 'core 7' },
      invoke: { id: 'closingGuard', src: 'closingGuard', input: { holds: 'uploads' } },
      always: { guard: 'hasNone', target: 'resting' },
      on: {
        'upload.stopped': {
          actions: {
            type: 'tellStopped',
            params: ({ event }) => ({ slot: slotOf(event), refusal: event.refusal }),
          },
        },
        'transfer.stopped': {
          actions: {
            type: 'notify',
            params: ({ event }) => ({
              text: stoppedText(event),
              tone: 'error' as const,
              time: TIME_TO_READ,
            }),
          },
        },
        'upload.ended': [
          {
            guard: { type: 'isDone', params: ({ event }) => event },
            actions: [
              { type: 'drop', params: ({ event }) => ({ isGone: isAt(slotOf(event.output)) }) },
              { type: 'tellAttached', params: ({ event }) => event },
              { type: 'notify', params: { text: messages.documentSaved } },
              'tellChanged',
              'tellKeeper',
            ],
          },
          {
            actions: [
              { type: 'drop', params: ({ event }) => ({ isGone: isAt(slotOf(event.output)) }) },
              'tellChanged',
              'tellKeeper',
            ],
          },
        ],
      },
    },
  },
})

/** Sent again, what the server takes not would be refused again. */
const stoppedText = ({ slot, refusal }: TransferStopped) =>
  refusal === null ? messages.uploadStopped(slot.title) : messages.uploadNotTaken(slot.title, refusal)

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
