import { type CloudDocument, isAttachable, rejectedAt } from '#domain/documents/cloud-document.ts'

import type { UploadChooserContext } from './upload-chooser.types.ts'

/** How many documents of the cloud are offered in the dialog itself. */
const OFFERED = 2

type Choice = Pick<UploadChooserContext, 'documents' | 'slot'>

/** The newest of them that the row may have. */
export const offeredOf = ({ documents, slot }: Choice): readonly CloudDocument[] =>
  documents
    .filter((document) => isAttachable(document) && rejectedAt(document, slot) === null)
    .slice(0, OFFERED)
