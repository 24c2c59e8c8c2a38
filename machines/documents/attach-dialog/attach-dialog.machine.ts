import { assign, sendTo, setup } from 'xstate'

import { type CloudDocument, sentLastFirst } from '#domain/documents/cloud-document.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import { rowWithSameFile } from '#domain/documents/same-file.ts'
import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isLocal } from '../../support/failures.ts'
import { notifyParent } from '../../support/notify-parent.ts'
import { promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import type { CloudQuestion } from '../cloud-picker/index.ts'
import { localFileMachine } from '../local-file/index.ts'
import { offeredOf } from './attach-dialog.offered.ts'
import type {
  AttachDialogContext,
  AttachDialogEvent,
  AttachDialogInput,
  AttachDialogOutcome,
  FileChosen,
} from './attach-dialog.types.ts'

export const attachDialogMachine = setup({
  types: {} as {
    input: AttachDialogInput
    context: AttachDialogContext
    events: AttachDialogEvent
    meta: ChartMeta
    children: { localFile: 'localFile' }
  },
  actors: {
    localFile: localFileMachine,
    loadDocuments: promisePort<readonly CloudDocument[], CloudQuestion>('loadDocuments'),
  },
  actions: {
    setFile: assign({ file: (_, { file }: { file: HeldFile }) => file }),
    clearFile: assign({ file: null }),
    setDocuments: assign({
      documents: (_, { documents }: { documents: readonly CloudDocument[] }) => sentLastFirst(documents),
    }),
    setChosen: assign((_, { documentId }: { documentId: number }) => ({ documentId, isDemanded: false })),
    clearCloud: assign({ documents: [], documentId: null, isDemanded: false }),
    demandFile: sendTo('localFile', { type: 'file.demanded' }),
    demandDocument: assign({ isDemanded: true }),
    notifyParent: notifyParent<AttachDialogOutcome>(),
  },
  guards: {
    isComputer: (_, { origin }: { origin: 'computer' | 'cloud' }) => origin === 'computer',
    wasDropped: ({ context }) => context.dropped.length > 0,
    // Processed files are shown before they are sent, as are those that another row has.
    isAsDropped: ({ context: { dropped, slot, taken } }, { file }: { file: HeldFile }) =>
      dropped.some(({ id }) => id === file.id) && rowWithSameFile(file, slot, taken) === null,
    hasFile: ({ context }) => context.file !== null,
    hasNoFile: ({ context }) => context.file === null,
    isOffered: ({ context }, { documentId }: { documentId: number }) =>
      offeredOf(context).some(({ id }) => id === documentId),
    hasChosen: ({ context }) => context.documentId !== null,
    hasNext: ({ context }) => context.remaining > 0,
    hasChosenAndNext: ({ context }) => context.documentId !== null && context.remaining > 0,
    isLocal,
  },
  // While a dropped file is checked for less than this, no dialog is shown.
  delays: { moment: 400 },
}).createMachine({
  id: 'attachDialog',
  context: ({ input }) => ({ ...input, file: null, documents: [], documentId: null, isDemanded: false }),
  initial: 'opening',
  states: {
    opening: {
      meta: { label: 'Abrindo' },
      always: [{ guard: 'wasDropped', target: 'choosing.dropped' }, { target: 'choosing' }],
    },
    choosing: {
      meta: {
        label: 'Escolhendo o documento',
        help: 'O documento pode ser um arquivo do seu aparelho ou um dos que você já enviou ao fundo, em Meus documentos. Aceitamos pdf, png, jpg e jpeg. O limite de tamanho aparece na tela. Várias fotos viram um único PDF.',
        requirements: ['UPLOAD-01', 'UPLOAD-02', 'P-319'],
      },
      invoke: {
        id: 'localFile',
        src: 'localFile',
        input: ({ context: { maxSizeMb, dropped } }) => ({ maxSizeMb, files: dropped }),
      },
      initial: 'computer',
      on: {
        'origin.chosen': [{ guard: withEvent('isComputer'), target: '.computer' }, { target: '.cloud' }],
        'file.ready': { actions: withEvent('setFile') },
        'file.lost': { actions: 'clearFile' },
        'choice.dismissed': 'cancelled',
      },
      states: {
        dropped: {
          meta: { label: 'Conferindo o que foi solto na linha' },
          on: {
            'file.ready': {
              guard: withEvent('isAsDropped'),
              target: '#attachDialog.documentChosen',
              actions: withEvent('setFile'),
            },
            'file.lost': 'computer',
          },
          after: { moment: 'computer' },
        },
        computer: {
          meta: { label: 'Do aparelho' },
          entry: 'clearCloud',
          initial: 'waiting',
          states: {
            waiting: {
              meta: { label: 'Nenhum arquivo que possa ser enviado' },
              always: { guard: 'hasFile', target: 'ready' },
              on: {
                'choice.confirmed': { actions: 'demandFile' },
                'choice.continued': { guard: 'hasNext', actions: 'demandFile' },
              },
            },
            ready: {
              meta: { label: 'Arquivo pronto para envio' },
              always: { guard: 'hasNoFile', target: 'waiting' },
              on: {
                'choice.confirmed': '#attachDialog.documentChosen',
                'choice.continued': { guard: 'hasNext', target: '#attachDialog.documentChosen' },
              },
            },
          },
        },
        cloud: {
          meta: { label: 'Da nuvem', requirements: ['CLOUD-05'] },
          initial: 'asking',
          on: {
            'choice.confirmed': [
              { guard: 'hasChosen', target: '#attachDialog.storedChosen' },
              { actions: 'demandDocument' },
            ],
            'choice.continued': [
              { guard: 'hasChosenAndNext', target: '#attachDialog.storedChosen' },
              { guard: 'hasNext', actions: 'demandDocument' },
            ],
            'cloud.wanted': '#attachDialog.cloudChosen',
          },
          states: {
            // If it fails, the screen with all cloud documents can still be opened, and reports the
            // failure.
            asking: {
              meta: { label: 'Carregando os documentos da nuvem' },
              invoke: {
                id: 'loadDocuments',
                src: 'loadDocuments',
                input: ({ context: { cloudId, slot } }) => ({ cloudId, documentTypeId: slot.documentTypeId }),
                onDone: {
                  target: 'offering',
                  actions: { type: 'setDocuments', params: ({ event }) => ({ documents: event.output }) },
                },
                onError: { guard: { type: 'isLocal', params: failureIn }, target: 'offering' },
              },
            },
            offering: {
              meta: { label: 'Oferecendo os mais novos' },
              on: {
                'document.chosen': { guard: withEvent('isOffered'), actions: withEvent('setChosen') },
              },
            },
          },
        },
      },
    },
    documentChosen: {
      meta: { label: 'Arquivo escolhido' },
      type: 'final',
      entry: {
        type: 'notifyParent',
        params: ({ context, event }) => chosen(event, required(context.file, 'file')),
      },
    },
    storedChosen: {
      meta: { label: 'Documento da nuvem escolhido' },
      type: 'final',
      entry: {
        type: 'notifyParent',
        params: ({ context: { documents, documentId }, event }) => {
          const document = documents.find(({ id }) => id === documentId) ?? null
          const { id, storeId, fileName } = required(document, 'document')
          return chosen(event, { id, storeId, fileName })
        },
      },
    },
    cloudChosen: {
      meta: { label: 'Quer ver a nuvem toda' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'attachDialog.cloudPreferred' } },
    },
    cancelled: {
      meta: { label: 'Desistência' },
      type: 'final',
      entry: { type: 'notifyParent', params: { type: 'attachDialog.dismissed' } },
    },
  },
})

const chosen = ({ type }: AttachDialogEvent, file: FileChosen['file']): FileChosen => ({
  type: type === 'choice.continued' ? 'attachDialog.continued' : 'attachDialog.fileChosen',
  file,
})
