import type { ReplyOf } from '#api/contract/call.ts'
import type { showDesk } from '#api/contract/desk.ts'

import { UsageError } from './usage-error.ts'

type Shown = ReplyOf<typeof showDesk>

export type AskedDocument = {
  readonly row: number
  readonly typeId: number
  readonly typeName: string
  readonly whose: string
  readonly situation: string
  /** With the result of the scan if it was rejected. */
  readonly file: string
}

/** The file name, and whether the scanner rejected the file. */
export const fileShown = (
  { arquivo, id_documento }: { readonly arquivo: string; readonly id_documento: number | null },
  { documentos_recusados }: Shown,
): string =>
  id_documento !== null && documentos_recusados.includes(id_documento)
    ? `${arquivo} (recusado na verificação de segurança)`
    : arquivo

export const documentsOf = (shown: Shown): readonly AskedDocument[] => [
  ...shown.documentos.map((wire) => askedDocument(shown, wire, wire.id_req_doc, 'titular')),
  ...shown.dependentes.flatMap(({ nome, docs_obrigatorios }) =>
    docs_obrigatorios.map((wire) => askedDocument(shown, wire, wire.id_req_bnf_doc, nome)),
  ),
]

type WireDocument = Shown['documentos'][number] | Shown['dependentes'][number]['docs_obrigatorios'][number]

const askedDocument = (shown: Shown, wire: WireDocument, row: number, whose: string): AskedDocument => ({
  row,
  typeId: wire.id_tipo_documento,
  typeName: wire.desc_tipo_documento,
  whose,
  situation: wire.desc_situacao,
  file: fileShown(wire, shown),
})

/** The only document with that row id or type. Throws `UsageError` if there is none or more than one. */
export function documentNamed(number: number, documents: readonly AskedDocument[]): AskedDocument {
  const named = documents.filter(({ row }) => row === number)
  const found = named.length > 0 ? named : documents.filter(({ typeId }) => typeId === number)
  const [document, ...more] = found
  if (!document) throw new UsageError(`O requerimento não pede o documento ${number}. ${listed(documents)}`)
  if (more.length > 0) throw new UsageError(`O tipo ${number} é pedido mais de uma vez. ${listed(found)}`)
  return document
}

const listed = (documents: readonly AskedDocument[]) =>
  ['Diga a linha:', ...documents.map(({ row, typeName, whose }) => `  ${row}  ${typeName} (${whose})`)].join(
    '\n',
  )
