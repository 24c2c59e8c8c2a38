import { useSelector } from '@xstate/react'

import type { DocumentRowsActor } from '#machines/documents/document-rows/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { fileOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/wizard.ts'

/** The document stays in the participant's cloud (D-76). Escape does not stop a running removal. */
export function RemovalDialog({ rows }: { rows: DocumentRowsActor | undefined }) {
  const removal = useSelector(rows, (snapshot) => snapshot?.children.documentRemoval)
  const document = useSelector(removal, (snapshot) => snapshot?.context.document)
  const isRemoving = useSelector(removal, (snapshot) => snapshot?.hasTag('busy'))
  const dismiss = () => removal?.send({ type: 'removal.dismissed' })
  return (
    <Dialog
      open={document !== undefined}
      role="alertdialog"
      title={texts.removalTitle}
      description={
        <>
          <p>{document && fileOf(document.typeName, document.fileName)}</p>
          <p>{texts.removalSpares}</p>
        </>
      }
      onEscape={dismiss}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {texts.removalDismissed}
          </Button>
          <Button
            variant="danger"
            busy={isRemoving === true}
            onClick={() => removal?.send({ type: 'removal.confirmed' })}
          >
            {texts.removalConfirmed}
          </Button>
        </>
      }
    />
  )
}
