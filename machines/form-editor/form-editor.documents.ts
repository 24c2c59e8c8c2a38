import { type LackingDocument, lackingDocuments } from '#domain/documents/required.ts'
import { isOpen } from '#domain/requests/status.ts'

import type { SavedRequest } from '../submission/index.ts'
import { lackingWithUploads, type TransfersChanged, withAttachedFiles } from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import { kindIn } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

/** What the editor knows of its documents, as pure functions. */

const isOwn = ({ request }: EditorContext, { requestId }: DocumentSlot) => request.id === requestId

/**
 * The documents that still hold sending back (D-56): those that are missing, and those whose file is not
 * there yet; null where sending is out of the question.
 */
export function missingIn(context: EditorContext): readonly LackingDocument[] | null {
  const { request, documents, people } = context
  if (!isOpen(request.status)) return null
  return lackingWithUploads(lackingDocuments(kindIn(context), { documents, people }), context.underWay)
}

export const isReadyToSend = (context: EditorContext) => missingIn(context)?.length === 0

/** Answers may ask for other documents than before: the ones the server gives back decide. */
export const isReadyAfter = (context: EditorContext, { documents, people }: SavedRequest) =>
  isReadyToSend(withAttached({ ...context, documents, people }))

/** What the transfers say of this request; its rows show what arrived, in analysis (DOCUMENTS-11). */
export function transfersFollowed(context: EditorContext, told: TransfersChanged): EditorContext {
  const underWay = told.underWay.filter((slot) => isOwn(context, slot))
  const attached = told.attached.filter(({ slot }) => isOwn(context, slot))
  return withAttached({ ...context, underWay, attached })
}

/** Rows as the server says they are, with the files that came while it was saying so. */
export const withAttached = (context: EditorContext): EditorContext =>
  withAttachedFiles(context, context.attached)
