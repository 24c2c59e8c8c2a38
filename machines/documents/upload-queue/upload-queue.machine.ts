import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { messages } from '#domain/messages.ts'
import { beforeUnloadGuard } from '../../support/before-unload-guard.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { callbackPort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import { hasDocumentRows, toDocumentRows, toNotices, visibleRows } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import {
  type DocumentSlot,
  fileNameOf,
  type UploadFinished,
  type UploadStopped,
  uploadMachine,
} from '../upload/index.ts'
import { uploadIdOf } from './upload-id.ts'
import type {
  DocumentAttached,
  RowName,
  RowsAwaited,
  RowsReported,
  TransferWanted,
  UploadQueueChanged,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
  UploadsChanged,
  UploadsRecalled,
} from './upload-queue.types.ts'

type Stopped = { readonly slot: DocumentSlot } & Pick<UploadStopped, 'refusal'>

/** The duration of a notice with more than two words, in milliseconds. */
const TIME_TO_READ = 8_000

const slotOf = ({ destination }: Pick<UploadFinished, 'destination'>): DocumentSlot => {
  if (destination.kind !== 'row') throw new Error('uploadQueue: files go to rows alone')
  return destination.slot
}

const isAt = (row: RowName | null) => (slot: DocumentSlot) =>
  row !== null && uploadIdOf(slot) === uploadIdOf(row)

const isOf =
  ({ requestId }: Pick<RowsAwaited, 'requestId'>) =>
  (slot: DocumentSlot) =>
    slot.requestId === requestId

/** Whether the slot belongs to the reported request, but to none of its rows. */
const isLeftOut =
  ({ requestId, rows }: RowsReported) =>
  (slot: DocumentSlot) =>
    slot.requestId === requestId && !rows.some((row) => isAt(row)(slot))

/**
 * It runs independently of screens, so that uploads continue during navigation; it reports unfinished and
 * attached files to the request on the screen. Follows D-74.
 */
export const uploadQueueMachine = setup({
  types: {} as {
    input: UploadQueueInput
    context: UploadQueueContext
    events: UploadQueueEvent
    meta: ChartMeta
  },
  actors: {
    beforeUnloadGuard,
    storage: callbackPort<UploadsChanged, { readonly cpf: string }>('storage'),
    upload: uploadMachine,
  },
  actions: {
    begin: enqueueActions(({ context, enqueue }, { slot, request, file }: Omit<TransferWanted, 'type'>) => {
      const { participant, cloud } = context.owner
      const owner = { participant, cloud: required(cloud, 'cloud') }
      const input = { destination: { kind: 'row', slot }, owner, file } as const
      enqueue.spawnChild('upload', { id: uploadIdOf(slot), input })
      enqueue.assign({ transfers: [...context.transfers, { slot, request, fileName: fileNameOf(file) }] })
    }),
    // An ended upload would keep its file in memory while it is a child.
    drop: enqueueActions(({ context, enqueue }, { isGone }: { isGone: (slot: DocumentSlot) => boolean }) => {
      for (const { slot } of context.transfers.filter((transfer) => isGone(transfer.slot))) {
        enqueue.stopChild(uploadIdOf(slot))
      }
      enqueue.assign({
        transfers: context.transfers.filter((transfer) => !isGone(transfer.slot)),
        interrupted: context.interrupted.filter((upload) => !isGone(upload.slot)),
      })
    }),
    setInterrupted: assign({ interrupted: (_, { interrupted }: UploadsRecalled) => interrupted }),
    clearInterrupted: assign({ interrupted: [] }),
    notifyStorage: sendTo(
      'storage',
      ({ context: { interrupted, transfers } }): UploadsChanged => ({
        type: 'uploads.changed',
        interrupted,
        pendingUploads: transfers,
      }),
    ),
    setAttached: assign({
      attached: ({ context }, finished: UploadFinished) => {
        const attached = attachedBy(finished)
        return [...context.attached.filter(({ slot }) => !isAt(attached.slot)(slot)), attached]
      },
    }),
    clearAttached: assign({
      attached: ({ context }, { isGone }: { isGone: (slot: DocumentSlot) => boolean }) =>
        context.attached.filter(({ slot }) => !isGone(slot)),
    }),
    notifyChanged: enqueueActions(({ context: { attached, transfers }, system, enqueue }) => {
      const pendingUploads = transfers.map(({ slot }) => slot)
      if (hasDocumentRows({ system }))
        enqueue.sendTo(toDocumentRows, {
          type: 'uploadQueue.changed',
          pendingUploads,
          attached,
        } satisfies UploadQueueChanged)
    }),
    // A visible row shows the failure itself.
    notifyStopped: enqueueActions(({ system, enqueue }, stopped: Stopped) => {
      if (visibleRows({ system }) === stopped.slot.requestId) return
      const text = stoppedText(stopped)
      enqueue.sendTo(toNotices, { type: 'notice.given', text, tone: 'error', time: TIME_TO_READ })
    }),
    notifySaved: sendTo(toNotices, ({ context: { transfers } }, finished: UploadFinished) => {
      const ended = transfers.find(({ slot }) => isAt(slotOf(finished))(slot))
      const text = finished.wasStored ? messages.documentAttached : messages.documentSaved
      return noticeFor(required(ended, 'transfer').request.typeId, text)
    }),
  },
  guards: {
    hasInterrupted: ({ context }) => context.interrupted.length > 0,
    hasNone: ({ context }) => context.transfers.length === 0,
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({ ...input, transfers: [], interrupted: [], attached: [] }),
  invoke: {
    id: 'storage',
    src: 'storage',
    input: ({ context: { owner } }) => ({ cpf: owner.participant.cpf }),
  },
  initial: 'resting',
  on: {
    'interruption.dismissed': { guard: 'hasInterrupted', actions: ['clearInterrupted', 'notifyStorage'] },
    'transfer.wanted': {
      target: '.carrying',
      actions: [
        { type: 'drop', params: ({ event }) => ({ isGone: isAt(event.slot) }) },
        withEvent('begin'),
        'notifyChanged',
        'notifyStorage',
      ],
    },
    'rows.awaited': {
      actions: { type: 'clearAttached', params: ({ event }) => ({ isGone: isOf(event) }) },
    },
    'rows.reported': {
      actions: [
        { type: 'drop', params: ({ event }) => ({ isGone: isLeftOut(event) }) },
        { type: 'clearAttached', params: ({ event }) => ({ isGone: isLeftOut(event) }) },
        'notifyChanged',
        'notifyStorage',
      ],
    },
    'row.settled': {
      actions: [
        { type: 'drop', params: ({ event }) => ({ isGone: isAt(event.row) }) },
        { type: 'clearAttached', params: ({ event }) => ({ isGone: isAt(event.row) }) },
        'notifyChanged',
        'notifyStorage',
      ],
    },
  },
  states: {
    resting: {
      meta: { label: 'Nada a enviar' },
      on: { 'uploads.recalled': { actions: withEvent('setInterrupted') } },
    },
    carrying: {
      meta: { label: 'Há arquivos a caminho', requirements: ['UPLOAD-19', 'DOCUMENTS-18', 'DOCUMENTS-19'] },
      invoke: { id: 'beforeUnloadGuard', src: 'beforeUnloadGuard', input: { holds: 'uploads' } },
      always: { guard: 'hasNone', target: 'resting' },
      on: {
        'upload.stopped': {
          actions: {
            type: 'notifyStopped',
            params: ({ event }) => ({ slot: slotOf(event), refusal: event.refusal }),
          },
        },
        'upload.finished': {
          actions: [
            withEvent('notifySaved'),
            { type: 'drop', params: ({ event }) => ({ isGone: isAt(slotOf(event)) }) },
            withEvent('setAttached'),
            'notifyChanged',
            'notifyStorage',
          ],
        },
        'upload.cancelled': {
          actions: [
            { type: 'drop', params: ({ event }) => ({ isGone: isAt(slotOf(event)) }) },
            'notifyChanged',
            'notifyStorage',
          ],
        },
      },
    },
  },
})

/** A refused file cannot be retried, only replaced. */
const stoppedText = ({ slot, refusal }: Stopped) =>
  refusal === null ? messages.uploadStopped(slot.title) : messages.uploadNotTaken(slot.title, refusal)

function attachedBy({ destination, documentId, storeId, fileName }: UploadFinished): DocumentAttached {
  return { slot: slotOf({ destination }), documentId: required(documentId, 'documentId'), storeId, fileName }
}
