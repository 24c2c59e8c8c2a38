import { type CloudDocument, isAttachable, rejectedAt } from '#domain/documents/cloud-document.ts'

import type { AttachDialogContext } from './attach-dialog.types.ts'

/** How many cloud documents the dialog itself offers. */
const OFFERED = 2

type Choice = Pick<AttachDialogContext, 'documents' | 'slot'>

/** The newest documents that can be attached to the row. */
export const offeredOf = ({ documents, slot }: Choice): readonly CloudDocument[] =>
  documents
    .filter((document) => isAttachable(document) && rejectedAt(document, slot) === null)
    .slice(0, OFFERED)
