import type { DocumentRules } from './rules.ts'
import { REJECTED } from './situations.ts'

/** A document that a request asks for. `documentId` null: nothing attached yet. */
export type RequiredDocument = {
  /** The row of the request (`id_req_doc` or `id_req_bnf_doc`). */
  readonly id: number
  readonly typeId: number
  readonly typeName: string
  /** `regra`; 0 when the document is asked of everybody. */
  readonly rule: number
  readonly situationId: number | null
  readonly situationName: string
  readonly documentId: number | null
  /** Id in the document store, with which it is downloaded. */
  readonly storeId: string | null
  readonly fileName: string
}

/** The documents of one dependant or beneficiary. */
export type PersonDocuments = {
  readonly dependantId: number
  readonly name: string
  readonly documents: readonly RequiredDocument[]
}

/** A request type, as far as its documents go. */
type Kind = { readonly documents: DocumentRules }

type Documents = {
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
}

/** Whether the row needs no attachment; a rejected document has to be replaced (D-67). */
export const isAttached = ({ documentId, situationId }: RequiredDocument) =>
  documentId !== null && situationId !== REJECTED

/** How many of the documents asked of everybody are attached and not rejected: 'Documentos anexados: 2 de 5'. */
export function attachedCount({ documents, people }: Documents): { attached: number; total: number } {
  const all = [...documents, ...people.flatMap((person) => person.documents)]
  return { attached: all.filter(isAttached).length, total: all.length }
}

/** What still holds a request back: its row, and its name; another person's is named with the person. */
export type LackingDocument = {
  readonly rowId: number
  /** null: the holder's. */
  readonly dependantId: number | null
  readonly name: string
}

/**
 * What still holds a request back, for 'Falta para enviar: …' (DOCUMENTS-04, D-56, D-65, D-67, D-73).
 * The documents given are the applicable ones. The holder's must be in an acceptable situation; another person's
 * must be attached and not rejected.
 */
export function lackingDocuments(
  { documents: { acceptableSituations, exemptDocumentTypes, exemptRules, anySituationRules } }: Kind,
  { documents, people }: Documents,
): readonly LackingDocument[] {
  const isAcceptable = ({ typeId, rule, situationId }: RequiredDocument) =>
    exemptDocumentTypes.includes(typeId) ||
    exemptRules.includes(rule) ||
    (situationId !== null && (anySituationRules.includes(rule) || acceptableSituations.includes(situationId)))
  return [
    ...documents
      .filter((document) => !isAcceptable(document))
      .map(({ id, typeName }) => ({ rowId: id, dependantId: null, name: typeName })),
    ...people.flatMap((person) =>
      person.documents
        .filter((document) => !isAttached(document))
        .map(({ id, typeName }) => ({
          rowId: id,
          dependantId: person.dependantId,
          name: `${typeName} (${person.name})`,
        })),
    ),
  ]
}

/** Their names alone. */
export const missingDocuments = (kind: Kind, documents: Documents): readonly string[] =>
  lackingDocuments(kind, documents).map(({ name }) => name)
