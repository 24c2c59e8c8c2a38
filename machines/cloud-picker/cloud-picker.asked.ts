import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import { REJECTED } from '#domain/documents/situations.ts'

import type { CloudPickerContext } from './cloud-picker.types.ts'

/** A row that asks for a document, and whose it is; null: the holder's. */
type AskedDocument = { readonly document: RequiredDocument; readonly personName: string | null }

type About = Pick<CloudPickerContext, 'place' | 'request'>

/** The row that the address names; null where the request does not have it, or the address names none. */
export function askedDocument({ place: { row }, request }: About): AskedDocument | null {
  if (row === null || request === null) return null
  const person =
    row.dependantId === null
      ? null
      : request.people.find(({ dependantId }) => dependantId === row.dependantId)
  const documents = person === null ? request.documents : (person?.documents ?? [])
  const document = documents.find(({ id, typeId }) => id === row.rowId && typeId === row.documentTypeId)
  return document ? { document, personName: person?.name ?? null } : null
}

/** Whether the row, or the request where there is no row, has the document already; a rejected one counts no more. */
export function isAttached(about: About, { id }: CloudDocument): boolean {
  if (about.place.row === null) return about.request?.complementaryIds.includes(id) ?? false
  const asked = askedDocument(about)?.document
  return asked?.documentId === id && asked.situationId !== REJECTED
}
