import { assign, sendParent, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal, isRefusedForGood, isRefusedWithCode } from '../../support/failures.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import { fileNameOf, isStored } from './upload.file.ts'
import type {
  AttachRequest,
  SendRequest,
  UploadContext,
  UploadEvent,
  UploadFinished,
  UploadInput,
  UploadOutcome,
  UploadReceipt,
  UploadStopped,
} from './upload.types.ts'

/**
 * A failed upload stops with its reason until it is retried or cancelled; if attaching fails, only that is
 * repeated, unless the server would refuse it again.
 */
export const uploadMachine = setup({
  types: {} as {
    input: UploadInput
    context: UploadContext
    events: UploadEvent
    meta: ChartMeta
    tags: 'stopped'
  },
  actors: {
    sendFile: promisePort<UploadReceipt, SendRequest>('sendFile'),
    attachDocument: promisePort<void, AttachRequest>('attachDocument'),
  },
  actions: {
    setSent: assign({ sent: (_, { sent }: { sent: number }) => sent }),
    setReceipt: assign({
      received: (_, { documentId, storeId }: UploadReceipt) => ({ documentId, storeId }),
    }),
    setReason: assign({
      refusal: (_, { failure }: { failure: CallFailure }) =>
        failure.kind === 'refused' ? failure.message : null,
    }),
    setNotAttached: assign({
      refusal: (_, { failure }: { failure: CallFailure }) =>
        messages.documentNotAttached((failure.kind === 'refused' && failure.message) || ''),
    }),
    notifyParent: notifyParent<UploadOutcome>(),
    notifyStopped: sendParent(
      ({ context: { destination } }, { refusal }: Pick<UploadStopped, 'refusal'>): UploadStopped => ({
        type: 'upload.stopped',
        destination,
        refusal,
      }),
    ),
    restart: assign({ sent: 0, refusal: null }),
  },
  guards: {
    isForRow: ({ context }) => context.destination.kind === 'row',
    isStored: ({ context: { file } }) => isStored(file),
    isLocal,
    isRefusedForGood,
    isRefusedWithCode,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, sent: 0, received: receiptOf(input), refusal: null }),
  initial: 'beginning',
  states: {
    beginning: {
      meta: { label: 'Começando' },
      always: [{ guard: 'isStored', target: 'attaching' }, { target: 'sending' }],
    },
    sending: {
      meta: {
        label: 'Enviando o arquivo',
        help: 'O envio continua enquanto você preenche o resto. Cancelar interrompe só este arquivo.',
        requirements: ['UPLOAD-19'],
      },
      entry: 'restart',
      on: {
        'upload.abandoned': 'abandoned',
        'file.progressed': { actions: withEvent('setSent') },
      },
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context, self }) => ({ ...sendRequestOf(context), listener: self }),
        onDone: [
          {
            guard: 'isForRow',
            target: 'attaching',
            actions: { type: 'setReceipt', params: ({ event }) => event.output },
          },
          { target: 'done', actions: { type: 'setReceipt', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isRefusedForGood', params: failureIn },
            target: 'refused',
            actions: { type: 'setReason', params: failureIn },
          },
          {
            guard: { type: 'isLocal', params: failureIn },
            target: 'interrupted',
            actions: { type: 'setReason', params: failureIn },
          },
        ],
      },
    },
    interrupted: {
      meta: { label: 'O envio parou', requirements: ['D-61'] },
      tags: 'stopped',
      entry: { type: 'notifyStopped', params: { refusal: null } },
      on: { 'upload.retried': 'sending', 'upload.abandoned': 'abandoned' },
    },
    refused: {
      meta: { label: 'O servidor recusou', requirements: ['P-786'] },
      tags: 'stopped',
      entry: {
        type: 'notifyStopped',
        params: ({ context }) => ({ refusal: context.refusal ?? messages.uploadRefused }),
      },
      on: { 'upload.abandoned': 'abandoned' },
    },
    attaching: {
      // The server may have attached it already, so it cannot be cancelled any more.
      meta: {
        label: 'Anexando ao requerimento',
        requirements: ['DOCUMENTS-12', 'DOCUMENTS-18', 'DOCUMENTS-19'],
      },
      invoke: {
        id: 'attachDocument',
        src: 'attachDocument',
        input: ({ context }): AttachRequest => attachRequestOf(context),
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isRefusedWithCode', params: failureIn },
            target: 'refused',
            actions: { type: 'setNotAttached', params: failureIn },
          },
          {
            guard: { type: 'isLocal', params: failureIn },
            target: 'notAttached',
            actions: { type: 'setNotAttached', params: failureIn },
          },
        ],
      },
    },
    notAttached: {
      meta: {
        label: 'Enviado, mas não anexado',
        help: 'O arquivo já chegou. Clique em Tentar novamente para anexar ao requerimento.',
        requirements: ['D-74'],
      },
      tags: 'stopped',
      entry: { type: 'notifyStopped', params: { refusal: null } },
      on: { 'upload.retried': 'attaching', 'upload.abandoned': 'abandoned' },
    },
    done: {
      meta: { label: 'Enviado' },
      type: 'final',
      entry: { type: 'notifyParent', params: ({ context }) => finishedWith(context) },
    },
    abandoned: {
      // The file may be in the cloud, but it is not attached.
      meta: { label: 'Desistência' },
      type: 'final',
      entry: {
        type: 'notifyParent',
        params: ({ context: { destination } }) => ({ type: 'upload.cancelled', destination }),
      },
    },
  },
})

/** The receipt of a document that the server already has. */
const receiptOf = ({ file }: UploadInput): UploadReceipt | null =>
  isStored(file) ? { documentId: file.id, storeId: file.storeId } : null

function sendRequestOf({ destination, owner, file }: UploadContext): Omit<SendRequest, 'listener'> {
  if (isStored(file)) throw new Error('upload: a document of the cloud is not sent')
  return { destination, owner, file }
}

const finishedWith = ({ destination, file, received }: UploadContext): UploadFinished => ({
  type: 'upload.finished',
  destination,
  fileName: fileNameOf(file),
  wasStored: isStored(file),
  ...required(received, 'received'),
})

function attachRequestOf({ destination, owner, received }: UploadContext): AttachRequest {
  if (destination.kind !== 'row') throw new Error('upload: only a row is attached to')
  return { slot: destination.slot, owner, documentId: required(received?.documentId ?? null, 'documentId') }
}
