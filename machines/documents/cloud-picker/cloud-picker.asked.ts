import { type CloudDocument, isAttachable, rejectedAt } from '#domain/documents/cloud-document.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import { isReplaceable, REJECTED } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import { documentsPath } from '#domain/navigation/request-paths.ts'
import { onPage } from '#domain/pages.ts'
import { isOpen } from '#domain/requests/status.ts'
import { type MutationOutcome, messageIn } from '../../calls/mutation/index.ts'
import { noticeFor } from '../../support/notice-for.ts'
import { required } from '../../support/required.ts'
import type { CloudPickerContext, PickingRequest, PickRequest } from './cloud-picker.types.ts'

/** A row that requires a document, and the name of its person; null for the holder. */
type AskedDocument = { readonly document: RequiredDocument; readonly personName: string | null }

type About = Pick<CloudPickerContext, 'place' | 'request'>

/** The row in the URL; null if the URL has none or the request does not have the row. */
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

/** Whether the URL has a row that the request does not have. */
export const isRowGone = (about: About): boolean => about.place.row !== null && askedDocument(about) === null

/**
 * Why nothing can be attached: the request accepts no more documents, or the fund has checked that of the
 * row; null if something can.
 */
export function obstacleIn(about: About): string | null {
  if (!isOpen(required(about.request, 'request').summary.status)) return messages.closedForDocuments
  const asked = askedDocument(about)
  return asked !== null && !isReplaceable(asked.document.situationId) ? messages.checkedDocument : null
}

/**
 * When the fund rejected the document for the row (ISO), '' if the time is unknown; null if it was not
 * rejected (DOCUMENTS-16).
 */
export function rejectionOf(about: About, document: CloudDocument): string | null {
  if (about.place.row === null) return null
  const asked = askedDocument(about)?.document
  const isRejected = asked?.documentId === document.id && asked.situationId === REJECTED
  return rejectedAt(document, about.place.row) ?? (isRejected ? '' : null)
}

/**
 * Whether the document is already attached to the row, or to the request without a row. Rejected documents
 * do not count.
 */
export function isAttached(about: About, { id }: CloudDocument): boolean {
  if (about.place.row === null) return about.request?.complementaryIds.includes(id) ?? false
  const asked = askedDocument(about)?.document
  return asked?.documentId === id && asked.situationId !== REJECTED
}

/** The document with this id on the current page. */
export const documentWith = ({ documents, page }: CloudPickerContext, id: number): CloudDocument | null =>
  onPage(documents ?? [], page).find((document) => document.id === id) ?? null

/** Whether the document is on the current page and can be attached: not yet attached and not rejected. */
export function mayBeAttached(context: CloudPickerContext, documentId: number): boolean {
  const document = documentWith(context, documentId)
  return (
    document !== null &&
    isAttachable(document) &&
    !isAttached(context, document) &&
    rejectionOf(context, document) === null
  )
}

export const documentsPathOf = ({ place, request }: About): string =>
  documentsPath(required(place.requestId, 'requestId'), required(request, 'request').summary.typeId)

/** The request after it was read again. */
export const readIn = ({ event }: { event: { readonly output: PickingRequest | null } }) => ({
  request: event.output,
})

/** Why the document was not attached. */
export const refusalIn = ({ event: { output } }: { event: { readonly output: MutationOutcome } }) => ({
  refusal: messageIn(output) || messages.attachmentRefused,
})

/** Input for attaching the chosen document. */
export const pickOf = ({ place, chosen, participant, cloud }: CloudPickerContext): PickRequest => ({
  requestId: required(place.requestId, 'requestId'),
  row: place.row,
  document: required(chosen, 'chosen'),
  participant,
  cloud,
})

/** The notice that a document was attached, with the duration of the request's type. */
export const attachedNotice = ({ request }: Pick<CloudPickerContext, 'request'>) =>
  noticeFor(request?.summary.typeId ?? null, messages.documentAttached)
