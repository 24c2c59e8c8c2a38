import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { documentsWithoutFile, type LackingDocument, lackingDocuments } from '#domain/documents/required.ts'
import type { TakenFile } from '#domain/documents/same-file.ts'
import { isReplaceable } from '#domain/documents/situations.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { documentAt } from '#domain/request-kinds/read-acceptance.ts'
import { required } from '../../support/required.ts'
import type { AttachManyInput } from '../attach-many/index.ts'
import {
  type AttachmentInput,
  type AttachmentWanted,
  freeSlots,
  rowsAfter,
  rowWanted,
} from '../attachment/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import { lackingWithUploads, type UploadQueueChanged, withAttachedFiles } from '../upload-queue/index.ts'
import type { DocumentRowsContext, DocumentRowsEvent } from './document-rows.types.ts'

/** A document that the fund has checked is not replaced (D-76). */
export function mayAttach(context: DocumentRowsContext, { slot }: AttachmentWanted): boolean {
  const document = documentAt(context, slot)
  return document !== undefined && isReplaceable(document.situationId)
}

const withoutUploads = (context: DocumentRowsContext): readonly LackingDocument[] =>
  lackingDocuments(required(kindOf(context.request.typeId), 'kind'), context)

/** The documents that prevent sending (D-56, D-73): missing ones and unfinished uploads. */
export const lackingIn = (context: DocumentRowsContext): readonly LackingDocument[] =>
  lackingWithUploads(withoutUploads(context), context.pendingUploads)

/** Takes over the uploads of this request; its rows show attached files as under analysis (DOCUMENTS-11). */
export function uploadQueueFollowed(
  context: DocumentRowsContext,
  change: UploadQueueChanged,
): DocumentRowsContext {
  const isOwn = ({ requestId }: DocumentSlot) => requestId === context.request.id
  const attached = change.attached.filter(({ slot }) => isOwn(slot))
  return withAttachedFiles(
    { ...context, attached, pendingUploads: change.pendingUploads.filter(isOwn) },
    attached,
  )
}

/** The files of the device that rows have, or are getting. */
const takenIn = ({ pendingUploads, attached }: DocumentRowsContext): readonly TakenFile[] => [
  ...pendingUploads.flatMap(({ file, ...slot }) => (file ? [{ slot, file }] : [])),
  ...attached.flatMap(({ slot, file }) => (file ? [{ slot, file }] : [])),
]

const started = ({ type }: DocumentRowsEvent) => new Error(`documentRows: no dialog opens with ${type}`)

export function attachmentOf(context: DocumentRowsContext, event: DocumentRowsEvent): AttachmentInput {
  if (event.type !== 'paperclip.clicked' && event.type !== 'files.dropped') throw started(event)
  const { owner, maxSizeMb, request, pendingUploads } = context
  return {
    ...rowWanted(event),
    following: rowsAfter(event.slot, withoutUploads(context), pendingUploads),
    cloudId: owner.cloud.id,
    maxSizeMb,
    taken: takenIn(context),
    request: { typeId: request.typeId, name: request.name },
  }
}

/** The rows that files can be attached to at once: those without a file, optional ones too. */
export function rowsForMany(context: DocumentRowsContext): readonly DocumentSlot[] {
  const { id, typeId } = context.request
  if (id === null) return []
  const kind = required(kindOf(typeId), 'kind')
  return freeSlots(id, documentsWithoutFile(kind, context), context.pendingUploads)
}

export function attachManyOf(context: DocumentRowsContext, event: DocumentRowsEvent): AttachManyInput {
  if (event.type !== 'many.gathered') throw started(event)
  const { maxSizeMb, request } = context
  const { typeId, name } = request
  return {
    rows: rowsForMany(context),
    files: event.files,
    taken: takenIn(context),
    maxSizeMb,
    request: { typeId, name },
  }
}

export function removedIn(event: DocumentRowsEvent): ComplementaryDocument {
  if (event.type !== 'removal.wanted') throw started(event)
  return event.document
}
