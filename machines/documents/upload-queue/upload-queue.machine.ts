import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { HeldFile } from '#domain/documents/held-file.ts'
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
  isStored,
  type StoredDocument,
  type UploadFinished,
  type UploadOutcome,
  type UploadStopped,
  uploadMachine,
} from '../upload/index.ts'
import { uploadIdOf } from './upload-id.ts'
import type {
  DocumentAttached,
  RowName,
  RowsAwaited,
  RowsReported,
  Together,
  TransfersWanted,
  UploadQueueChanged,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
  UploadsChanged,
  UploadsRecalled,
} from './upload-queue.types.ts'

type UploadEnd = UploadOutcome | UploadStopped
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
    begin: enqueueActions(({ context, enqueue }, { request, transfers }: Omit<TransfersWanted, 'type'>) => {
      const { participant, cloud } = context.owner
      const owner = { participant, cloud: required(cloud, 'cloud') }
      for (const { slot, file } of transfers) {
        const input = { destination: { kind: 'row', slot }, owner, file } as const
        enqueue.spawnChild('upload', { id: uploadIdOf(slot), input })
      }
      const begun = transfers.map(({ slot, file }) => ({ slot, request, file, fileName: fileNameOf(file) }))
      enqueue.assign({ transfers: [...context.transfers, ...begun] })
    }),
    // An ended upload would keep its file in memory while it is a child.
    drop: enqueueActions(({ context, enqueue }, { isGone }: { isGone: (slot: DocumentSlot) => boolean }) => {
      for (const { slot } of context.transfers.filter((transfer) => isGone(transfer.slot))) {
        enqueue.stopChild(uploadIdOf(slot))
      }
      const left = context.together.left.filter((slot) => !isGone(slot))
      enqueue.assign({
        transfers: context.transfers.filter((transfer) => !isGone(transfer.slot)),
        interrupted: context.interrupted.filter((upload) => !isGone(upload.slot)),
        together: { left, hasSaved: left.length > 0 && context.together.hasSaved },
      })
    }),
    setInterrupted: assign({ interrupted: (_, { interrupted }: UploadsRecalled) => interrupted }),
    clearInterrupted: assign({ interrupted: [] }),
    notifyStorage: sendTo(
      'storage',
      ({ context: { interrupted, transfers } }): UploadsChanged => ({
        type: 'uploads.changed',
        interrupted,
        pendingUploads: transfers.map(({ slot, request, fileName }) => ({ slot, request, fileName })),
      }),
    ),
    setAttached: assign({
      attached: ({ context }, finished: UploadFinished) => {
        const attached = attachedBy(finished, context.transfers)
        return [...context.attached.filter(({ slot }) => !isAt(attached.slot)(slot)), attached]
      },
    }),
    clearAttached: assign({
      attached: ({ context }, { isGone }: { isGone: (slot: DocumentSlot) => boolean }) =>
        context.attached.filter(({ slot }) => !isGone(slot)),
    }),
    notifyChanged: enqueueActions(({ context: { attached, transfers }, system, enqueue }) => {
      const pendingUploads = transfers.map(({ slot, file }) => ({ ...slot, ...fileOfDevice(file) }))
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
    awaitAll: assign({
      together: ({ context: { together } }, { transfers }: TransfersWanted) => ({
        ...together,
        left: [...together.left, ...transfers.map(({ slot }) => slot)],
      }),
    }),
    notifySaved: enqueueActions(({ context: { together, transfers }, enqueue }, end: UploadEnd) => {
      const isEnded = isAt(slotOf(end))
      const { isSaid, ...rest } = afterEnd(together, isEnded, end.type === 'upload.finished')
      enqueue.assign({ together: rest })
      if (!isSaid) return
      const { request } = required(transfers.find(({ slot }) => isEnded(slot)) ?? null, 'transfer')
      const wasStored = end.type === 'upload.finished' && end.wasStored
      const text = wasStored ? messages.documentAttached : messages.documentSaved
      enqueue.sendTo(toNotices, noticeFor(request.typeId, text))
    }),
  },
  guards: {
    hasInterrupted: ({ context }) => context.interrupted.length > 0,
    hasNone: ({ context }) => context.transfers.length === 0,
  },
}).createMachine({
  id: 'uploadQueue',
  context: ({ input }) => ({
    ...input,
    transfers: [],
    interrupted: [],
    attached: [],
    together: { left: [], hasSaved: false },
  }),
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
        {
          type: 'begin',
          params: ({ event: { request, slot, file } }) => ({ request, transfers: [{ slot, file }] }),
        },
        'notifyChanged',
        'notifyStorage',
      ],
    },
    'transfers.wanted': {
      target: '.carrying',
      actions: [
        {
          type: 'drop',
          params: ({ event }) => ({ isGone: (slot) => event.transfers.some((one) => isAt(one.slot)(slot)) }),
        },
        withEvent('begin'),
        withEvent('awaitAll'),
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
          actions: [
            {
              type: 'notifyStopped',
              params: ({ event }) => ({ slot: slotOf(event), refusal: event.refusal }),
            },
            withEvent('notifySaved'),
          ],
        },
        'upload.finished': {
          actions: [
            withEvent('notifySaved'),
            withEvent('setAttached'),
            { type: 'drop', params: ({ event }) => ({ isGone: isAt(slotOf(event)) }) },
            'notifyChanged',
            'notifyStorage',
          ],
        },
        'upload.cancelled': {
          actions: [
            withEvent('notifySaved'),
            { type: 'drop', params: ({ event }) => ({ isGone: isAt(slotOf(event)) }) },
            'notifyChanged',
            'notifyStorage',
          ],
        },
      },
    },
  },
})

/**
 * After the end of an upload, whether it is said now that files were saved: of one that went alone if it was saved, of
 * those that went together at the end of the last, if one of them was.
 */
function afterEnd({ left, hasSaved }: Together, isEnded: (slot: DocumentSlot) => boolean, isSaved: boolean) {
  if (!left.some(isEnded)) return { left, hasSaved, isSaid: isSaved }
  const others = left.filter((slot) => !isEnded(slot))
  const isSaid = others.length === 0 && (hasSaved || isSaved)
  return { left: others, hasSaved: others.length > 0 && (hasSaved || isSaved), isSaid }
}

/** A refused file cannot be retried, only replaced. */
const stoppedText = ({ slot, refusal }: Stopped) =>
  refusal === null ? messages.uploadStopped(slot.title) : messages.uploadNotTaken(slot.title, refusal)

function attachedBy(
  { destination, documentId, storeId, fileName }: UploadFinished,
  transfers: UploadQueueContext['transfers'],
): DocumentAttached {
  const slot = slotOf({ destination })
  const file = transfers.find((transfer) => isAt(slot)(transfer.slot))?.file
  return { slot, documentId: required(documentId, 'documentId'), storeId, fileName, ...fileOfDevice(file) }
}

const fileOfDevice = (file: HeldFile | StoredDocument | undefined) =>
  file && !isStored(file) ? { file } : {}
