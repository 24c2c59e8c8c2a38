import { useSelector } from '@xstate/react'

import type { AttachmentActor } from '#machines/documents/attachment/index.ts'

import { AttachDialog } from './attach-dialog.tsx'

/** The choice of a document for a row, if one is being chosen. For the next row it is a new dialog. */
export function Attachment({ actor }: { actor: AttachmentActor | undefined }) {
  const chooser = useSelector(actor, (snapshot) => snapshot?.children.attachDialog)
  return chooser && <AttachDialog key={chooser.sessionId} actor={chooser} />
}
