import { useSelector } from '@xstate/react'

import { documentsPath } from '#domain/navigation/request-paths.ts'
import { interruptedIn, type UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/interrupted-uploads.ts'

import * as css from './interrupted-uploads.css.ts'

/** Files whose upload was interrupted by the end of an earlier session (P-183). Shown until dismissed. */
export function InterruptedUploads({ actor }: { actor: UploadQueueActor }) {
  const interrupted = useSelector(actor, interruptedIn)
  return (
    interrupted.length > 0 && (
      <div className={css.place}>
        <Alert tone="warning" title={texts.title}>
          <ul className={css.list}>
            {interrupted.map(({ slot, request, fileName }) => (
              <li key={`${slot.requestId} ${slot.rowId} ${slot.dependantId}`}>
                <p>{texts.interrupted(fileName, slot.title, request.name)}</p>
                <ButtonLink variant="compact" to={documentsPath(slot.requestId, request.typeId)}>
                  {texts.openDocuments}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <Button variant="compact" onClick={() => actor.send({ type: 'interruption.dismissed' })}>
            {texts.understood}
          </Button>
        </Alert>
      </div>
    )
  )
}
