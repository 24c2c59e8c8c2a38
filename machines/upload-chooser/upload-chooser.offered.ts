import { type CloudDocument, isAttachable } from '#domain/documents/cloud-document.ts'

/** How many documents of the cloud are offered in the dialog itself. */
const OFFERED = 2

/** The newest of them that a request may have. */
export const offeredOf = (documents: readonly CloudDocument[]): readonly CloudDocument[] =>
  documents.filter(isAttachable).slice(0, OFFERED)
