import { CallError } from '#domain/call-failure.ts'
import type { StoredFile } from '#machines/documents/document-reader/index.ts'
import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { hold } from '#ui/browser/held-files.ts'

export const identity: StoredFile = { storeId: '77', fileName: 'rg.jpg', typeName: 'Documento de identidade' }
export const letter: StoredFile = { storeId: '78', fileName: 'carta.pdf', typeName: 'Carta de concessão' }

/** With the file name that the server gives (D-77). */
export const fetched = hold(new File(['RG'], 'RG frente.jpg', { type: 'image/jpeg' }))

/** A picture that loads without an object URL. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#dfe8d8"/><text x="60" y="120" font-size="48">REGISTRO GERAL</text></svg>',
)}`

const inScan = {
  kind: 'refused',
  status: 409,
  code: 'inScan',
  message:
    'O documento está em verificação de segurança e ainda não pode ser aberto. Tente de novo mais tarde.',
  problems: [],
} as const

const fails = (kind: 'expired' | 'interrupted' | 'offContract') =>
  ({ type: 'xstate.error.actor.fetchDocument', error: new CallError({ kind }) }) as const

export const cases = {
  'clica em Ver da identidade': { type: 'document.viewed', document: identity },
  'clica em Baixar da identidade': { type: 'document.saved', document: identity },
  'o documento chega': { type: 'xstate.done.actor.fetchDocument', output: fetched },
  'o documento está em verificação de segurança': {
    type: 'xstate.error.actor.fetchDocument',
    error: new CallError(inScan),
  },
  'a resposta não é um documento': fails('offContract'),
  'a conexão cai': fails('interrupted'),
  'a sessão expira': fails('expired'),
  'o navegador mostra uma imagem': { type: 'file.held', url: PICTURE, shownAs: 'image' },
  'o navegador mostra um pdf': { type: 'file.held', url: 'about:blank', shownAs: 'pdf' },
  'o navegador só mostra o pdf inteiro em outra aba': {
    type: 'file.held',
    url: 'about:blank',
    shownAs: 'tab',
  },
  'o navegador não mostra o arquivo': { type: 'file.held', url: 'about:blank', shownAs: 'other' },
  'a imagem não se deixa mostrar': { type: 'picture.failed' },
  'clica em Ampliar ou Ver inteira': { type: 'size.toggled' },
  'clica em Baixar no documento': { type: 'save.chosen' },
  'o navegador não guarda o arquivo': {
    type: 'xstate.error.actor.saveFile',
    error: new TypeError('link.click is not a function'),
  },
  'o arquivo foi guardado': { type: 'xstate.done.actor.saveFile', output: undefined },
  'clica em Tentar novamente': { type: 'retry.chosen' },
  fecha: { type: 'viewer.closed' },
} as const

type Snapshot = {
  readonly context: { readonly url: string; readonly shownAs: string; readonly refusal: unknown }
}

export const traitOf = ({ context: { url, shownAs, refusal } }: Snapshot): string =>
  [url !== '' && shownAs, refusal !== null && 'com o motivo'].filter(Boolean).join(', ')

const viewer = { file: 'ui/screens/document-reader/document-viewer.tsx', role: 'dialog' } as const

export const dialogs: readonly DialogRow[] = [
  {
    ...viewer,
    dialog: 'RG frente.jpg',
    state: 'viewing.open.ready.copy.none + viewing.open.ready.page.whole',
    spoken: [
      ['Documento de identidade', 'button: Fechar'],
      ['Documento de identidade', 'button: Ampliar'],
      ['Documento de identidade', 'button: Ver inteira'],
      ['Documento de identidade', 'Iframe: RG frente.jpg'],
      [
        'Documento de identidade Não dá para mostrar este documento aqui. Baixe o arquivo para abrir.',
        'button: Fechar',
      ],
      [
        'Documento de identidade Neste aparelho só a primeira página apareceria aqui. Abra o documento em outra aba ou baixe o arquivo.',
        'button: Fechar',
      ],
    ],
    buttons: {
      Fechar: closes('idle'),
      Baixar: ['RG frente.jpg', 'viewing.open.ready.copy.saving + viewing.open.ready.page.whole'],
    },
    escape: closes('idle'),
    back: ['/', ...closes('idle')],
  },
  {
    ...viewer,
    dialog: 'rg.jpg',
    state: 'viewing.interrupted',
    spoken: [['Documento de identidade', 'button: Fechar']],
    buttons: { Fechar: closes('idle'), 'Tentar novamente': ['rg.jpg', 'viewing.fetching'] },
    escape: closes('idle'),
    back: ['/', ...closes('idle')],
  },
  {
    ...viewer,
    dialog: 'rg.jpg',
    state: 'refused',
    buttons: { Fechar: closes('idle') },
    escape: closes('idle'),
    back: ['/', ...closes('idle')],
  },
]
