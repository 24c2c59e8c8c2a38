import { assign, sendTo, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isExpired, isRefusedForGood } from '../support/failures.ts'
import { port, sendingPort } from '../support/port.ts'
import { required } from '../support/required.ts'
import { toParent, toSession, trouble } from '../support/system.ts'
import type {
  AttachRequest,
  UploadContext,
  UploadEnded,
  UploadEvent,
  UploadInput,
  UploadOutput,
  UploadReceipt,
  UploadStopped,
} from './upload.types.ts'

const failureOf = ({ event }: { event: { readonly failure: CallFailure } }) => ({ failure: event.failure })

/**
 * O envio de um arquivo, com o quanto já foi, e a anexação dele à linha que o pede (core 7; D-74).
 * What fails stays where it is, with the reason, until it is tried again or given up; a link that fails is repeated
 * alone.
 */
export const uploadMachine = setup({
  types: {} as {
    input: UploadInput
    context: UploadContext
    events: UploadEvent
    output: UploadOutput
    meta: ChartMeta
  },
  actors: {
    sendFile: sendingPort<UploadInput>('sendFile'),
    attachDocument: port<void, AttachRequest>('attachDocument'),
  },
  actions: {
    keepSent: assign({ sent: (_, { sent }: { sent: number }) => sent }),
    keepReceipt: assign({
      received: (_, { documentId, storeId }: UploadReceipt) => ({ documentId, storeId }),
    }),
    keepReason: assign({
      refusal: (_, { failure }: { failure: CallFailure }) =>
        failure.kind === 'refused' ? failure.message : null,
    }),
    // A file that was given up may lie in the cloud all the same, but it is nobody's answer.
    dropReceipt: assign({ received: null }),
    tellEnded: sendTo(
      toParent,
      ({ context }): UploadEnded => ({ type: 'upload.ended', output: outputOf(context) }),
    ),
    tellStopped: sendTo(
      toParent,
      ({ context: { destination } }, { refusal }: Pick<UploadStopped, 'refusal'>): UploadStopped => ({
        type: 'upload.stopped',
        destination,
        refusal,
      }),
    ),
    startAnew: assign({ sent: 0, refusal: null }),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    isForRow: ({ context }) => context.destination.kind === 'row',
    isExpired,
    isRefusedForGood,
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({ ...input, sent: 0, received: null, refusal: null }),
  initial: 'sending',
  output: ({ context }) => outputOf(context),
  states: {
    sending: {
      meta: {
        label: 'Enviando o arquivo',
        help: 'O envio continua enquanto você preenche o resto. Cancelar interrompe só este arquivo.',
        spec: 'core 7',
      },
      entry: 'startAnew',
      invoke: {
        id: 'sendFile',
        src: 'sendFile',
        input: ({ context: { destination, owner, file } }) => ({ destination, owner, file }),
        onError: {
          target: 'halted',
          actions: { type: 'reportTrouble', params: fatalFailureIn },
        },
      },
      on: {
        'upload.abandoned': 'abandoned',
        'file.progressed': { actions: { type: 'keepSent', params: ({ event }) => event } },
        'file.received': [
          {
            guard: 'isForRow',
            target: 'attaching',
            actions: { type: 'keepReceipt', params: ({ event }) => event },
          },
          { target: 'done', actions: { type: 'keepReceipt', params: ({ event }) => event } },
        ],
        'file.failed': [
          {
            guard: { type: 'isExpired', params: failureOf },
            target: 'halted',
            actions: {
              type: 'reportTrouble',
              params: ({ event }) => ({ failure: event.failure, mayRetry: false }),
            },
          },
          {
            guard: { type: 'isRefusedForGood', params: failureOf },
            target: 'refused',
            actions: { type: 'keepReason', params: failureOf },
          },
          { target: 'interrupted', actions: { type: 'keepReason', params: failureOf } },
        ],
      },
    },
    interrupted: {
      meta: { label: 'O envio parou', spec: 'D-61' },
      entry: { type: 'tellStopped', params: { refusal: null } },
      on: { 'upload.retried': 'sending', 'upload.abandoned': 'abandoned' },
    },
    refused: {
      meta: { label: 'O servidor recusou' },
      entry: {
        type: 'tellStopped',
        params: ({ context }) => ({ refusal: context.refusal ?? messages.uploadRefused }),
      },
      on: { 'upload.abandoned': 'abandoned' },
    },
    attaching: {
      // The server may have attached it already: there is nothing to take back any more.
      meta: { label: 'Anexando ao requerimento', spec: 'core 7' },
      invoke: {
        id: 'attachDocument',
        src: 'attachDocument',
        input: ({ context }): AttachRequest => attachRequestOf(context),
        onDone: 'done',
        onError: [
          {
            guard: { type: 'isExpired', params: failureIn },
            target: 'halted',
            actions: { type: 'reportTrouble', params: fatalFailureIn },
          },
          {
            guard: { type: 'isRefusedForGood', params: failureIn },
            target: 'refused',
            actions: { type: 'keepReason', params: failureIn },
          },
          { target: 'notAttached', actions: { type: 'keepReason', params: failureIn } },
        ],
      },
    },
    notAttached: {
      meta: {
        label: 'Enviado, mas não anexado',
        help: 'O arquivo já está na sua nuvem. Tentar novamente só o anexa, sem enviá-lo outra vez.',
        spec: 'D-74',
      },
      entry: { type: 'tellStopped', params: { refusal: null } },
      on: { 'upload.retried': 'attaching', 'upload.abandoned': 'abandoned' },
    },
    halted: { meta: { label: 'Parado: o sistema será finalizado', spec: 'core 8' } },
    done: { meta: { label: 'Enviado' }, type: 'final', entry: 'tellEnded' },
    abandoned: { meta: { label: 'Desistência' }, type: 'final', entry: ['dropReceipt', 'tellEnded'] },
  },
})

const outputOf = ({ destination, file, received }: UploadContext): UploadOutput =>
  received === null
    ? { kind: 'abandoned', destination }
    : { kind: 'done', destination, fileName: file.name, ...received }

function attachRequestOf({ destination, owner, received }: UploadContext): AttachRequest {
  if (destination.kind !== 'row') throw new Error('upload: only a row is attached to')
  return { slot: destination.slot, owner, documentId: required(received?.documentId ?? null, 'documentId') }
}
