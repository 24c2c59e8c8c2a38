import type { EventFrom, SnapshotFrom } from 'xstate'
import type {
  AttachManyInput,
  attachManyMachine,
  PreparedDocument,
} from '#machines/documents/attach-many/index.ts'
import type { DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { hold } from '#ui/browser/held-files.ts'

import { slot } from '../upload/upload.cases.ts'

const heldFile = (name: string) => hold(new File([new Uint8Array(2_000)], name))

const rg = heldFile('rg.jpg')
const photo = heldFile('IMG_2031.jpg')
const joined = heldFile('IMG_2031 e mais 1.pdf')

export const residence = { ...slot, rowId: 32, documentTypeId: 3, title: 'Comprovante de residência' }

export const input: AttachManyInput = {
  rows: [slot, residence],
  files: [rg, photo],
  taken: [],
  maxSizeMb: 5,
  request: { typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' },
}

const OTHER = 'O arquivo não é do tipo que o nome indica.'
const NOT_JOINED = 'Não foi possível juntar as fotos em um PDF.'

const rgSent: PreparedDocument = { row: slot, file: rg, refusal: null }
const photoSent: PreparedDocument = { row: residence, file: photo, refusal: null }
const rgRefused: PreparedDocument = { row: slot, file: null, refusal: OTHER }

const prepared = (...output: readonly PreparedDocument[]) =>
  ({ type: 'xstate.done.actor.prepareDocuments', output }) as const

export const cases = {
  'diz que a foto é do comprovante': { type: 'row.chosen', fileId: photo.id, row: 1 },
  'diz que a foto é do RG também': { type: 'row.chosen', fileId: photo.id, row: 0 },
  'tira o documento do RG': { type: 'row.chosen', fileId: rg.id, row: null },
  'escolhe um documento que não é oferecido': { type: 'row.chosen', fileId: photo.id, row: 9 },
  'remove o RG da lista': { type: 'file.removed', fileId: rg.id },
  'remove a foto da lista': { type: 'file.removed', fileId: photo.id },
  'clica em Anexar documentos': { type: 'attaching.wanted' },
  'confirma que são páginas': { type: 'joining.confirmed' },
  'volta à lista': { type: 'joining.dismissed' },
  desiste: { type: 'choice.dismissed' },
  'o RG pode ser enviado': prepared(rgSent),
  'os dois podem ser enviados': prepared(rgSent, photoSent),
  'só a foto pode ser enviada': prepared(rgRefused, photoSent),
  'o RG não pode ser enviado': prepared(rgRefused),
  'as páginas são juntadas': prepared({ row: slot, file: joined, refusal: null }),
  'as páginas não se deixam juntar': prepared({ row: slot, file: null, refusal: NOT_JOINED }),
} as const

/** A reply fits what was asked, and a file that is listed with its documents can be chosen for them. */
export function isPossible(
  { context }: SnapshotFrom<typeof attachManyMachine>,
  event: EventFrom<typeof attachManyMachine> | (typeof cases)[keyof typeof cases],
): boolean {
  if (event.type === 'file.removed') return context.files.some(({ file }) => file.id === event.fileId)
  if (event.type === 'row.chosen') {
    const listed = context.files.find(({ file }) => file.id === event.fileId)
    const isOffered = event.row === null || event.row === 9 || event.row < context.rows.length
    return listed !== undefined && isOffered && (listed.row !== null || listed.refusal === null)
  }
  if (event.type !== 'xstate.done.actor.prepareDocuments') return true
  const chosen = context.files.flatMap(({ row }) => (row ? [row.rowId] : []))
  const isOfPages = event.output.some(({ file, refusal }) => file === joined || refusal === NOT_JOINED)
  const rows = isOfPages ? [slot.rowId, slot.rowId] : event.output.map(({ row }) => row.rowId)
  return String(chosen) === String(rows)
}

const LIST = 'Anexar vários arquivos'

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/parts/attach-many.tsx',
    dialog: 'Juntar como páginas de um só documento?',
    state: 'asking',
    spoken: [['Documento de identidade 2 páginas, nesta ordem: IMG_2031.jpg rg.jpg', 'button: Voltar']],
    buttons: { Voltar: [LIST, 'assigning'], Juntar: [LIST, 'preparing'] },
    escape: [LIST, 'assigning'],
    back: ['/requerimento01/7/1/1', null, 'ended'],
  },
]
