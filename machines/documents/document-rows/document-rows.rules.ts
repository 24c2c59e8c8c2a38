import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { type LackingDocument, lackingDocuments } from '#domain/documents/required.ts'
import { isReplaceable } from '#domain/documents/situations.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { documentAt } from '#domain/request-kinds/read-acceptance.ts'
import { required } from '../../support/required.ts'
import { type AttachmentInput, type AttachmentWanted, rowsAfter, rowWanted } from '../attachment/index.ts'
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

const started = ({ type }: DocumentRowsEvent) => new Error(`documentRows: no dialog opens with ${type}`)

export function attachmentOf(context: DocumentRowsContext, event: DocumentRowsEvent): AttachmentInput {
  if (event.type !== 'paperclip.clicked' && event.type !== 'files.dropped') throw started(event)
  const { owner, maxSizeMb, request, pendingUploads } = context
  return {
    ...rowWanted(event),
    following: rowsAfter(event.slot, withoutUploads(context), pendingUploads),
    cloudId: owner.cloud.id,
    maxSizeMb,
    request: { typeId: request.typeId, name: request.name },
  }
}

export function removedIn(event: DocumentRowsEvent): ComplementaryDocument {
  if (event.type !== 'removal.wanted') throw started(event)
  return event.document
}
