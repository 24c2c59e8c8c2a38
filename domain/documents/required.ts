import type { HeldFile } from './held-file.ts'
import type { DocumentRules } from './rules.ts'
import { EXEMPT, REJECTED } from './situations.ts'

/** A document that a request requires. `documentId` is null while nothing is attached. */
export type RequiredDocument = {
  /** The id of the row in the request (`id_req_doc` or `id_req_bnf_doc`). */
  readonly id: number
  readonly typeId: number
  readonly typeName: string
  /** `regra`; 0 if the document is required of everyone. */
  readonly rule: number
  readonly situationId: number | null
  readonly situationName: string
  readonly documentId: number | null
  /** The id for downloads. */
  readonly storeId: string | null
  readonly fileName: string
  /** The file, where it was attached in this tab. */
  readonly file?: HeldFile
  /** Attached since the fund sent the request back (P-773). */
  readonly isNew?: boolean
  /** For a beneficiary: the row that requires the same document of the same person as a dependant. */
  readonly sameAs?: number | null
}

/** The documents of one dependant or beneficiary. */
export type PersonDocuments = {
  readonly dependantId: number
  readonly name: string
  /** Why documents are asked of the person; absent where the name says it, or the participant chose it. */
  readonly role?: string
  readonly documents: readonly RequiredDocument[]
}

/** The part of a request type that the rules about documents use. */
type Kind = { readonly documents: DocumentRules }

type Documents = {
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
}

/** Whether the row needs no attachment; a rejected document must be replaced (D-67). */
export const isAttached = ({ documentId, situationId }: RequiredDocument) =>
  documentId !== null && situationId !== REJECTED

/**
 * The number of generally required documents that are attached and not rejected: 'Documentos anexados: 2 de
 * 5'.
 */
export function attachedCount({ documents, people }: Documents): { attached: number; total: number } {
  const all = [...documents, ...people.flatMap((person) => person.documents)]
  return { attached: all.filter(isAttached).length, total: all.length }
}

/** Whether the holder's row may stay empty: its type or its rule is exempt, or its situation is acceptable (D-65, D-73). */
function isAcceptable(
  { acceptableSituations, exemptDocumentTypes, exemptRules, anySituationRules }: DocumentRules,
  { typeId, rule, situationId }: RequiredDocument,
): boolean {
  return (
    exemptDocumentTypes.includes(typeId) ||
    exemptRules.includes(rule) ||
    (situationId !== null && (anySituationRules.includes(rule) || acceptableSituations.includes(situationId)))
  )
}

/** What a row without a file is to get: one that the request needs, or one that it can be sent without. */
export type WantedFile = 'required' | 'optional'

/**
 * What the row wants; null for one with a file, and for one of the holder that the fund has dispensed with or accepted
 * without a file (DOCUMENTS-04, P-one-list). `rules`: null for the rows of other people, which need a file always.
 */
export function wantedFile(rules: DocumentRules | null, row: RequiredDocument): WantedFile | null {
  if (row.documentId !== null) return null
  if (rules === null || !isAcceptable(rules, row)) return 'required'
  return [...rules.acceptableSituations, EXEMPT].some((id) => id === row.situationId) ? null : 'optional'
}

/** A missing document: its row and its name, with the name of its person unless it is the holder's. */
export type LackingDocument = {
  readonly rowId: number
  /** Null for the holder. */
  readonly dependantId: number | null
  readonly typeId: number
  /** The row that requires the same document of the same person as a dependant; null without one. */
  readonly sameAs: number | null
  readonly name: string
}

const ofHolder = ({ id, typeId, typeName }: RequiredDocument): LackingDocument => ({
  rowId: id,
  dependantId: null,
  typeId,
  sameAs: null,
  name: typeName,
})

/**
 * The missing documents for 'Falta para enviar: …' (DOCUMENTS-04, D-56, D-65, D-67, D-73), of the given
 * applicable ones. The holder's must be in an acceptable situation; those of other persons must be attached
 * and not rejected.
 */
export function lackingDocuments(
  { documents: rules }: Kind,
  { documents, people }: Documents,
): readonly LackingDocument[] {
  return [
    ...documents.filter((document) => !isAcceptable(rules, document)).map(ofHolder),
    ...people.flatMap((person) =>
      person.documents
        .filter((document) => !isAttached(document))
        .map(({ id, typeId, typeName, sameAs = null }) => ({
          rowId: id,
          dependantId: person.dependantId,
          typeId,
          sameAs,
          name: `${typeName} (${person.name})`,
        })),
    ),
  ]
}

/** All that lack a file: the missing documents, and then those that the request can be sent without. */
export const documentsWithoutFile = (kind: Kind, documents: Documents): readonly LackingDocument[] => [
  ...lackingDocuments(kind, documents),
  ...documents.documents.filter((row) => wantedFile(kind.documents, row) === 'optional').map(ofHolder),
]

/**
 * The documents that are attached or must be, how many of them lack nothing, and how many others could be attached
 * too (P-one-list). `lacking`: with unfinished uploads.
 */
export function countDocuments(
  rules: DocumentRules,
  { documents, people }: Documents,
  lacking: readonly Pick<LackingDocument, 'dependantId' | 'rowId'>[],
): { attached: number; total: number; optional: number } {
  const wanted = documents.map((row) => ({ row, file: wantedFile(rules, row) }))
  const needed = [
    ...wanted
      .filter(({ row, file }) => row.documentId !== null || file === 'required')
      .map(({ row }) => [null, row.id] as const),
    ...people.flatMap(({ dependantId, documents: rows }) => rows.map(({ id }) => [dependantId, id] as const)),
  ]
  const left = needed.filter(([dependantId, id]) =>
    lacking.some((row) => row.rowId === id && row.dependantId === dependantId),
  )
  return {
    attached: needed.length - left.length,
    total: needed.length,
    optional: wanted.filter(({ file }) => file === 'optional').length,
  }
}

export const missingDocuments = (kind: Kind, documents: Documents): readonly string[] =>
  lackingDocuments(kind, documents).map(({ name }) => name)
