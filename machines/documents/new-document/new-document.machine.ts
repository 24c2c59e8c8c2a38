import { assign, sendTo, setup } from 'xstate'

import type { HeldFile } from '#domain/documents/held-file.ts'
import { messages } from '#domain/messages.ts'
import { maxFileMb } from '#domain/requests/reference.ts'
import { declareQuery, isNotFound, replyIn } from '../../calls/query/index.ts'
import { beforeUnloadGuard } from '../../support/before-unload-guard.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { outcomeIn } from '../../support/outcome.ts'
import { required } from '../../support/required.ts'
import { route, toNotices, toRouter, toUploadQueue } from '../../support/system.ts'
import { withEvent } from '../../support/with-event.ts'
import { type LocalFileInput, localFileMachine } from '../local-file/index.ts'
import { type UploadFinished, type UploadInput, type UploadStopped, uploadMachine } from '../upload/index.ts'
import type { RowSettled } from '../upload-queue/index.ts'
import * as purpose from './new-document.purpose.ts'
import type {
  AskingRequest,
  NewDocumentContext,
  NewDocumentEvent,
  NewDocumentInput,
  RequestAsked,
} from './new-document.types.ts'

/**
 * If the URL has a request, it is loaded first, to find the row and whether documents are accepted. Follows
 * D-31.
 */
export const newDocumentMachine = setup({
  types: {} as {
    input: NewDocumentInput
    context: NewDocumentContext
    events: NewDocumentEvent
    meta: ChartMeta
    tags: 'form' | 'loading' | 'help'
    children: { localFile: 'localFile'; readRequest: 'readRequest'; upload: 'upload' }
  },
  actors: {
    beforeUnloadGuard,
    localFile: localFileMachine,
    readRequest: declareQuery<RequestAsked, AskingRequest>(),
    upload: uploadMachine,
  },
  actions: {
    setRequest: assign({ request: (_, { request }: { request: AskingRequest }) => request }),
    setType: assign({ typeId: (_, { typeId }: { typeId: number }) => typeId }),
    setTypeOfRow: assign({ typeId: ({ context }) => purpose.rowOf(context)?.typeId ?? context.typeId }),
    setFile: assign({ file: (_, { file }: { file: HeldFile }) => file }),
    clearFile: assign({ file: null }),
    demandFile: sendTo('localFile', { type: 'file.demanded' }),
    setRefusal: assign({ refusal: (_, { refusal }: Pick<UploadStopped, 'refusal'>) => refusal }),
    notify: sendTo(toNotices, ({ context }, { text }: { text: string }) =>
      noticeFor(context.request?.summary.typeId ?? null, text),
    ),
    settleRow: sendTo(
      toUploadQueue,
      (_, { destination }: Pick<UploadFinished, 'destination'>): RowSettled => ({
        type: 'row.settled',
        row: destination.kind === 'row' ? destination.slot : null,
      }),
    ),
    goBack: sendTo(toRouter, (args) => route(args, { path: purpose.backPathOf(args.context) })),
  },
  guards: {
    isNotFound,
    isForRequest: ({ context }) => context.place.requestId !== null,
    isRowGone: ({ context }) => context.place.rowId !== null && purpose.rowOf(context) === null,
    isClosed: ({ context }) => purpose.obstacleIn(context) !== null,
    hasType: ({ context }) => context.typeId !== null,
    hasAll: ({ context }) => context.typeId !== null && context.file !== null,
    // An API may reply that a file was attached to the request without an id of the document.
    isUnproven: (_, { destination, documentId }: UploadFinished) =>
      destination.kind === 'complementary' && documentId === null,
    isListed: ({ context }, { request }: { request: AskingRequest }) =>
      request.complementaryIds.some((id) => !context.request?.complementaryIds.includes(id)),
    isFileRefused: (_, { refusal }: Pick<UploadStopped, 'refusal'>) => refusal !== null,
  },
}).createMachine({
  id: 'newDocument',
  tags: 'help',
  context: ({ input }) => ({ ...input, ...purpose.typesOf(input), request: null, file: null, refusal: null }),
  initial: 'arriving',
  states: {
    arriving: {
      meta: { label: 'Chegando' },
      always: [{ guard: 'isForRequest', target: 'loading' }, { target: 'preparing' }],
    },

    loading: {
      meta: { label: 'Carregando o requerimento', requirements: ['P-171'] },
      tags: 'loading',
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: ({ context }) => purpose.questionOf(context),
        onDone: [
          { guard: { type: 'isNotFound', params: outcomeIn }, target: 'missing' },
          {
            target: 'deciding',
            actions: [{ type: 'setRequest', params: (args) => ({ request: replyIn(args) }) }, 'setTypeOfRow'],
          },
        ],
      },
    },

    deciding: {
      meta: { label: 'Vendo o que se pode enviar' },
      always: [
        { guard: 'isRowGone', target: 'rowGone' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'preparing' },
      ],
    },

    preparing: {
      meta: { label: 'Preparando o envio', requirements: ['UPLOAD-13', 'UPLOAD-14'] },
      // It stays active during the upload, so that the file is still selected after a cancellation.
      invoke: {
        id: 'localFile',
        src: 'localFile',
        input: ({ context: { participant, reference } }): LocalFileInput => ({
          maxSizeMb: maxFileMb(participant, reference),
          files: [],
        }),
      },
      initial: 'choosing',
      states: {
        choosing: {
          meta: {
            label: 'Escolhendo o tipo e o arquivo',
            help: 'Escolha o tipo e o arquivo e clique em Gravar. Frente e verso? Escolha as duas fotos de uma vez.',
          },
          tags: 'form',
          initial: 'filling',
          on: {
            'type.chosen': { actions: withEvent('setType') },
            'file.ready': { actions: withEvent('setFile') },
            'file.lost': { actions: 'clearFile' },
            'document.saved': [
              { guard: 'hasAll', target: 'sending' },
              { guard: 'hasType', target: '.awaitingFile' },
              { target: '.lacking', actions: 'demandFile' },
            ],
          },
          states: {
            filling: { meta: { label: 'Preenchendo' } },
            lacking: {
              meta: { label: 'Falta o tipo ou o arquivo', requirements: ['UPLOAD-11', 'UPLOAD-12'] },
            },
            awaitingFile: {
              // The file may still be read or reduced, so the click is remembered.
              meta: { label: 'Esperando o arquivo ficar pronto' },
              entry: 'demandFile',
              on: {
                'file.ready': { target: '#newDocument.preparing.sending', actions: withEvent('setFile') },
                'file.lost': 'lacking',
              },
            },
            refused: {
              meta: { label: 'O servidor recusou o arquivo' },
              on: { 'file.lost': { target: 'filling', actions: 'clearFile' } },
            },
          },
        },
        sending: {
          meta: {
            label: 'Enviando',
            help: 'Espere o envio terminar. Sair desta página interrompe o envio.',
            requirements: ['UPLOAD-19', 'D-74'],
          },
          invoke: [
            { id: 'beforeUnloadGuard', src: 'beforeUnloadGuard', input: { holds: 'uploads' } },
            {
              id: 'upload',
              src: 'upload',
              input: ({ context }): UploadInput => ({
                destination: purpose.destinationOf(context),
                owner: { participant: context.participant, cloud: context.cloud },
                file: required(context.file, 'file'),
              }),
            },
          ],
          on: {
            'upload.stopped': {
              guard: withEvent('isFileRefused'),
              target: 'choosing.refused',
              actions: withEvent('setRefusal'),
            },
            'upload.finished': [
              { guard: withEvent('isUnproven'), target: 'confirming' },
              {
                target: '#newDocument.sent',
                actions: [
                  { type: 'notify', params: ({ event }) => ({ text: purpose.successOf(event) }) },
                  withEvent('settleRow'),
                ],
              },
            ],
            'upload.cancelled': 'choosing',
          },
        },
        confirming: {
          meta: { label: 'Vendo se o documento está no requerimento', requirements: ['P-212'] },
          tags: 'loading',
          invoke: {
            id: 'readRequest',
            src: 'readRequest',
            input: ({ context }) => purpose.questionOf(context),
            onDone: [
              { guard: { type: 'isNotFound', params: outcomeIn }, target: '#newDocument.missing' },
              {
                guard: { type: 'isListed', params: (args) => ({ request: replyIn(args) }) },
                target: '#newDocument.sent',
                actions: [
                  { type: 'notify', params: { text: messages.documentSaved } },
                  {
                    type: 'settleRow',
                    params: ({ context }) => ({ destination: purpose.destinationOf(context) }),
                  },
                ],
              },
              {
                target: 'choosing.refused',
                actions: { type: 'setRefusal', params: { refusal: messages.documentNotIncluded } },
              },
            ],
          },
        },
      },
    },

    sent: { meta: { label: 'Documento enviado', requirements: ['D-75'] }, type: 'final', entry: 'goBack' },
    rowGone: { meta: { label: 'O requerimento não pede este documento' } },
    closed: { meta: { label: 'Nada pode ser enviado', requirements: ['FORM-33', 'D-76'] } },
    missing: { meta: { label: 'Requerimento não encontrado' } },
  },
})
