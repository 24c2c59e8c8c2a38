import { type AnyEventObject, assign, setup } from 'xstate'
import type { CallFailure } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { failureIn, isInterrupted, isLocal } from '../../support/failures.ts'
import { callbackPort, promisePort } from '../../support/port.ts'
import { required } from '../../support/required.ts'
import { withEvent } from '../../support/with-event.ts'
import type {
  DocumentReaderContext,
  DocumentReaderEvent,
  FileHeld,
  StoredFile,
  WantedFile,
} from './document-reader.types.ts'

const NOTHING: DocumentReaderContext = {
  document: { storeId: '', fileName: '', typeName: '' },
  file: null,
  url: '',
  shownAs: 'other',
  refusal: null,
}

const documentIn = ({ context: { document } }: { context: DocumentReaderContext }): WantedFile => ({
  storeId: document.storeId,
  ...(document.judgedIn !== undefined && { judgedIn: document.judgedIn }),
})
const fileIn = ({ context }: { context: DocumentReaderContext }) => required(context.file, 'file')

const notFetched = [
  { guard: { type: 'isInterrupted', params: failureIn }, target: 'interrupted' },
  {
    guard: { type: 'isLocal', params: failureIn },
    target: '#documentReader.refused',
    actions: { type: 'setRefusal', params: failureIn },
  },
] as const

/** Follows P-159. */
export const documentReaderMachine = setup({
  types: {} as {
    context: DocumentReaderContext
    events: DocumentReaderEvent
    meta: ChartMeta
    tags: 'busy' | 'failure' | 'interrupted' | 'notSaved' | 'open' | 'waiting'
  },
  actors: {
    fetchDocument: promisePort<HeldFile, WantedFile>('fetchDocument'),
    /** Sends `file.held`, and revokes the URL when it ends. */
    holdFile: callbackPort<AnyEventObject, HeldFile>('holdFile'),
    saveFile: promisePort<void, HeldFile>('saveFile'),
  },
  actions: {
    setDocument: assign((_, { document }: { document: StoredFile }) => ({ ...NOTHING, document })),
    setFile: assign({ file: (_, file: HeldFile) => file }),
    setAddress: assign((_, { url, shownAs }: FileHeld) => ({ url, shownAs })),
    setDamaged: assign({ shownAs: 'damaged' }),
    setRefusal: assign({
      refusal: (_, { failure }: { failure: CallFailure }) => (failure.kind === 'refused' ? failure : null),
    }),
    clear: assign(NOTHING),
  },
  guards: {
    isImage: (_, { shownAs }: Pick<FileHeld, 'shownAs'>) => shownAs === 'image',
    isInterrupted,
    isLocal,
  },
}).createMachine({
  id: 'documentReader',
  context: NOTHING,
  initial: 'idle',
  // One at a time: a new document replaces a running download.
  on: {
    'document.viewed': { target: '.viewing', actions: withEvent('setDocument') },
    'document.saved': { target: '.saving', actions: withEvent('setDocument') },
  },
  states: {
    idle: { meta: { label: 'Nenhum documento aberto' }, entry: 'clear' },

    viewing: {
      meta: { label: 'Vendo um documento' },
      initial: 'fetching',
      on: { 'viewer.closed': 'idle' },
      states: {
        fetching: {
          meta: { label: 'Buscando o documento para mostrar', requirements: ['CLOUD-14', 'D-77'] },
          tags: 'waiting',
          invoke: {
            id: 'fetchDocument',
            src: 'fetchDocument',
            input: documentIn,
            onDone: { target: 'open', actions: { type: 'setFile', params: ({ event }) => event.output } },
            onError: notFetched,
          },
        },
        interrupted: {
          meta: { label: 'A busca para mostrar foi interrompida', requirements: ['D-61'] },
          tags: ['failure', 'interrupted'],
          on: { 'retry.chosen': 'fetching' },
        },
        open: {
          meta: { label: 'Documento aberto' },
          invoke: { id: 'holdFile', src: 'holdFile', input: fileIn },
          initial: 'preparing',
          states: {
            preparing: {
              meta: { label: 'Preparando o documento' },
              tags: 'waiting',
              on: {
                'file.held': [
                  { guard: withEvent('isImage'), target: 'ready', actions: withEvent('setAddress') },
                  { target: 'ready.page.fixed', actions: withEvent('setAddress') },
                ],
              },
            },
            ready: {
              meta: {
                label: 'Mostrando o documento',
                help: 'Este é o documento que está guardado. Baixar guarda uma cópia no seu aparelho; Fechar volta para onde você estava.',
              },
              tags: 'open',
              type: 'parallel',
              states: {
                page: {
                  meta: { label: 'O que se vê' },
                  initial: 'whole',
                  states: {
                    whole: {
                      meta: { label: 'Imagem inteira' },
                      on: {
                        'size.toggled': 'enlarged',
                        'picture.failed': { target: 'fixed', actions: 'setDamaged' },
                      },
                    },
                    enlarged: {
                      meta: { label: 'Imagem ampliada' },
                      on: {
                        'size.toggled': 'whole',
                        'picture.failed': { target: 'fixed', actions: 'setDamaged' },
                      },
                    },
                    fixed: { meta: { label: 'O que não se amplia' } },
                  },
                },
                copy: {
                  meta: { label: 'A cópia no aparelho' },
                  initial: 'none',
                  states: {
                    none: { meta: { label: 'Nenhuma cópia pedida' }, on: { 'save.chosen': 'saving' } },
                    saving: {
                      meta: { label: 'Guardando uma cópia do documento aberto' },
                      invoke: {
                        id: 'saveFile',
                        src: 'saveFile',
                        input: fileIn,
                        onDone: 'none',
                        onError: 'notSaved',
                      },
                    },
                    notSaved: {
                      meta: { label: 'O documento aberto não foi guardado no aparelho' },
                      tags: 'notSaved',
                      on: { 'save.chosen': 'saving' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },

    saving: {
      meta: { label: 'Salvando um documento' },
      initial: 'fetching',
      states: {
        fetching: {
          // It continues when another screen is opened.
          meta: { label: 'Buscando o documento para salvar', requirements: ['CLOUD-14', 'CLOUD-15', 'D-77'] },
          tags: 'busy',
          invoke: {
            id: 'fetchDocument',
            src: 'fetchDocument',
            input: documentIn,
            onDone: { target: 'writing', actions: { type: 'setFile', params: ({ event }) => event.output } },
            onError: notFetched,
          },
        },
        interrupted: {
          meta: { label: 'A busca para salvar foi interrompida', requirements: ['D-61'] },
          tags: ['failure', 'interrupted'],
          on: { 'retry.chosen': 'fetching', 'viewer.closed': '#documentReader.idle' },
        },
        writing: {
          meta: { label: 'Guardando uma cópia do documento', requirements: ['D-77'] },
          tags: 'busy',
          invoke: {
            id: 'saveFile',
            src: 'saveFile',
            input: fileIn,
            onDone: '#documentReader.idle',
            onError: 'notSaved',
          },
        },
        notSaved: {
          meta: { label: 'O documento não foi guardado no aparelho' },
          tags: ['failure', 'notSaved'],
          on: { 'viewer.closed': '#documentReader.idle' },
        },
      },
    },

    refused: {
      meta: { label: 'O documento não pode ser aberto' },
      tags: 'failure',
      on: { 'viewer.closed': 'idle' },
    },
  },
})
