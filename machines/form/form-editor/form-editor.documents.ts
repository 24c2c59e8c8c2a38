import { type LackingDocument, lackingDocuments } from '#domain/documents/required.ts'
import type { SavedRequest } from '#domain/request-kinds/edited-request.ts'
import { isOpen } from '#domain/requests/status.ts'
import type { DocumentSlot } from '../../documents/upload/index.ts'
import {
  lackingWithUploads,
  type UploadQueueChanged,
  withAttachedFiles,
} from '../../documents/upload-queue/index.ts'
import { kindIn } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

const isOwn = ({ request }: EditorContext, { requestId }: DocumentSlot) => request.id === requestId

/**
 * The documents that prevent sending (D-56): missing ones and unfinished uploads; null if the request is
 * closed.
 */
export function missingIn(context: EditorContext): readonly LackingDocument[] | null {
  const { request, documents, people } = context
  if (!isOpen(request.status)) return null
  return lackingWithUploads(lackingDocuments(kindIn(context), { documents, people }), context.pendingUploads)
}

export const isReadyToSend = (context: EditorContext) => missingIn(context)?.length === 0

/** Changed answers may require other documents, so those of the server's reply are checked. */
export const isReadyAfter = (context: EditorContext, { documents, people }: SavedRequest) =>
  isReadyToSend(withAttached({ ...context, documents, people }))

/** Takes over the uploads of this request; its rows show attached files as under analysis (DOCUMENTS-11). */
export function uploadQueueFollowed(context: EditorContext, change: UploadQueueChanged): EditorContext {
  const pendingUploads = change.pendingUploads.filter((slot) => isOwn(context, slot))
  const attached = change.attached.filter(({ slot }) => isOwn(context, slot))
  return withAttached({ ...context, pendingUploads, attached })
}

/** The rows of the server's reply, with the files that were attached during the call. */
export const withAttached = (context: EditorContext): EditorContext =>
  withAttachedFiles(context, context.attached)
