import { assign, sendTo, setup } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'

import type { ChartMeta } from '../support/chart-meta.ts'
import { failureIn, fatalFailureIn, isExpired, isInterrupted } from '../support/failures.ts'
import { port, sendingPort } from '../support/port.ts'
import { required } from '../support/required.ts'
import { toSession, trouble } from '../support/system.ts'
import type {
  DocumentReaderContext,
  DocumentReaderEvent,
  FetchedFile,
  FileHeld,
  StoredFile,
  Wish,
} from './document-reader.types.ts'

const NOTHING: DocumentReaderContext = {
  wish: { purpose: 'none', document: { storeId: '', fileName: '', typeName: '' } },
  file: null,
  url: '',
  shownAs: 'other',
  isEnlarged: false,
  refusal: null,
}

const fileIn = ({ context }: { context: DocumentReaderContext }) => required(context.file, 'file')

/** "Ver" e "Baixar" de um documento guardado, sem sair da tela (core 7; D-77; P-159). */
export const documentReaderMachine = setup({
  types: {} as { context: DocumentReaderContext; events: DocumentReaderEvent; meta: ChartMeta },
  actors: {
    fetchDocument: port<FetchedFile, Pick<StoredFile, 'storeId'>>('fetchDocument'),
    /** Says `file.held`, and lets the file go when it ends. */
    holdFile: sendingPort<FetchedFile>('holdFile'),
    saveFile: port<void, FetchedFile>('saveFile'),
  },
  actions: {
    keepWish: assign((_, wish: Wish) => ({ ...NOTHING, wish })),
    keepFile: assign({ file: (_, file: FetchedFile) => file }),
    keepAddress: assign((_, { url, shownAs }: FileHeld) => ({ url, shownAs })),
    keepDamaged: assign({ shownAs: 'damaged', isEnlarged: false }),
    toggleSize: assign({ isEnlarged: ({ context }) => !context.isEnlarged }),
    keepRefusal: assign({
      refusal: (_, { failure }: { failure: CallFailure }) =>
        failure.kind === 'refused' ? failure.message : null,
    }),
    forget: assign(NOTHING),
    reportTrouble: sendTo(toSession, trouble),
  },
  guards: {
    isToBeSeen: ({ context }) => context.wish.purpose === 'view',
    isImage: ({ context }) => context.shownAs === 'image',
    isExpired,
    isInterrupted,
  },
}).createMachine({
  id: 'documentReader',
  context: NOTHING,
  initial: 'idle',
  // One at a time: what is wanted now takes the place of what was under way.
  on: {
    'document.viewed': {
      target: '.fetching',
      actions: {
        type: 'keepWish',
        params: ({ event: { document } }) => ({ purpose: 'view' as const, document }),
      },
    },
    'document.saved': {
      target: '.fetching',
      actions: {
        type: 'keepWish',
        params: ({ event: { document } }) => ({ purpose: 'save' as const, document }),
      },
    },
  },
  states: {
    idle: { meta: { label: 'Nenhum documento aberto' }, entry: 'forget' },

    fetching: {
      meta: { label: 'Buscando o documento', spec: 'core 7; D-77' },
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: ({ context }) => ({ storeId: context.wish.document.storeId }),
        onDone: [
          {
            guard: 'isToBeSeen',
            target: 'open',
            actions: { type: 'keepFile', params: ({ event }) => event.output },
          },
          { target: 'saving', actions: { type: 'keepFile', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'isExpired', params: failureIn },
            target: 'idle',
            actions: { type: 'reportTrouble', params: fatalFailureIn },
          },
          { guard: { type: 'isInterrupted', params: failureIn }, target: 'interrupted' },
          { target: 'refused', actions: { type: 'keepRefusal', params: failureIn } },
        ],
      },
      // What is fetched to be saved goes on, wherever one goes.
      on: { 'viewer.closed': { guard: 'isToBeSeen', target: 'idle' } },
    },

    open: {
      meta: { label: 'Documento aberto' },
      invoke: { id: 'holdFile', src: 'holdFile', input: fileIn },
      initial: 'preparing',
      on: { 'viewer.closed': 'idle' },
      states: {
        preparing: {
          meta: { label: 'Preparando o documento' },
          on: {
            'file.held': {
              target: 'showing',
              actions: { type: 'keepAddress', params: ({ event }) => event },
            },
          },
        },
        showing: {
          meta: {
            label: 'Mostrando o documento',
            help: 'Este é o documento que está guardado. Baixar guarda uma cópia no seu aparelho; Fechar volta para onde você estava.',
          },
          on: {
            'size.toggled': { guard: 'isImage', actions: 'toggleSize' },
            'picture.failed': { guard: 'isImage', actions: 'keepDamaged' },
            'save.chosen': 'saving',
          },
        },
        saving: {
          meta: { label: 'Guardando uma cópia do documento aberto' },
          invoke: { id: 'saveFile', src: 'saveFile', input: fileIn, onDone: 'showing', onError: 'notSaved' },
        },
        notSaved: {
          meta: { label: 'O documento aberto não foi guardado no aparelho' },
          on: { 'save.chosen': 'saving' },
        },
      },
    },

    saving: {
      meta: { label: 'Guardando uma cópia do documento', spec: 'D-77' },
      invoke: { id: 'saveFile', src: 'saveFile', input: fileIn, onDone: 'idle', onError: 'notSaved' },
    },

    notSaved: {
      meta: { label: 'O documento não foi guardado no aparelho' },
      on: { 'viewer.closed': 'idle' },
    },

    refused: {
      meta: { label: 'O documento não pode ser aberto' },
      on: { 'viewer.closed': 'idle' },
    },

    interrupted: {
      meta: { label: 'A busca foi interrompida', spec: 'D-61' },
      on: { 'retry.chosen': 'fetching', 'viewer.closed': 'idle' },
    },
  },
})
