import { type LackingDocument, lackingDocuments } from '#domain/documents/required.ts'
import { isReplaceable } from '#domain/documents/situations.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { documentAt } from '#domain/request-kinds/read-acceptance.ts'
import { maxFileMb } from '#domain/requests/reference.ts'
import { requestName } from '#domain/requests/summary.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'
import { type AttachmentInput, rowsAfter, rowWanted } from '../../documents/attachment/index.ts'
import type { DocumentSlot } from '../../documents/upload/index.ts'
import {
  lackingWithUploads,
  type UploadQueueChanged,
  withAttachedFiles,
} from '../../documents/upload-queue/index.ts'
import { required } from '../../support/required.ts'
import type { AcceptanceCorrectionContext, AcceptanceCorrectionEvent } from './acceptance-correction.types.ts'

/** A document that the fund has checked is not replaced (D-76). */
export function mayAttach(
  { request }: AcceptanceCorrectionContext,
  { slot }: { readonly slot: DocumentSlot },
): boolean {
  const document = documentAt(request, slot)
  return document !== undefined && isReplaceable(document.situationId)
}

const withoutUploads = ({ request }: AcceptanceCorrectionContext): readonly LackingDocument[] =>
  lackingDocuments(required(kindOf(ACCEPTANCE), 'kind'), request)

/** The documents that still prevent sending again, including unfinished uploads (D-73). */
export const lackingIn = (context: AcceptanceCorrectionContext): readonly LackingDocument[] =>
  lackingWithUploads(withoutUploads(context), context.pendingUploads)

/** Updates the rows and the unfinished uploads from the upload queue; attached files are under analysis. */
export function uploadQueueFollowed(
  { request }: AcceptanceCorrectionContext,
  change: UploadQueueChanged,
): Pick<AcceptanceCorrectionContext, 'request' | 'pendingUploads'> {
  const isOfIt = (slot: DocumentSlot) => slot.requestId === request.id
  return {
    pendingUploads: change.pendingUploads.filter(isOfIt),
    request: withAttachedFiles(
      request,
      change.attached.filter(({ slot }) => isOfIt(slot)),
    ),
  }
}

type Starting = {
  readonly context: AcceptanceCorrectionContext
  readonly event: AcceptanceCorrectionEvent
}

export function attachmentOf({ context, event }: Starting): AttachmentInput {
  if (event.type !== 'paperclip.clicked' && event.type !== 'files.dropped')
    throw new Error('acceptanceCorrection: no row was chosen')
  const { participant, reference, request, cloud, pendingUploads } = context
  return {
    ...rowWanted(event),
    following: rowsAfter(event.slot, withoutUploads(context), pendingUploads),
    cloudId: cloud.id,
    maxSizeMb: maxFileMb(participant, reference),
    request: { typeId: ACCEPTANCE, name: requestName(request.summary) },
  }
}
