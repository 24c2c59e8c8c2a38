import { mdiClose, mdiRefresh } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { type UploadActor, type UploadView, uploadView } from '#machines/documents/upload/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { handFocus } from '#ui/primitives/hand-focus.ts'
import { ProgressBar } from '#ui/primitives/progress-bar.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/upload.ts'

import * as css from './upload-progress.css.ts'

type Props = {
  actor: UploadActor
  /** What the file is for, as part of the accessible names of the buttons. */
  title: string
  /** The id of the control to focus when the upload ends. */
  returnTo?: string
}

/** One function for all uploads: the id is in `data-return-to`. */
const toControl = handFocus(({ dataset }) => document.getElementById(dataset.returnTo ?? ''))
const toNeighbour = handFocus((button) =>
  button.parentElement?.querySelector<HTMLElement>('button:last-child'),
)

/** The progress of an upload; if it stopped, the reason and how to continue (D-61, D-74). */
export function UploadProgress({ actor, title, returnTo }: Props) {
  const view = useSelector(actor, uploadView, shallowEqual)
  const { fileName, reason, canRetry, canAbandon } = view
  if (view.stage === 'ended') return null
  const abandoning = view.stage === 'stopped' ? texts.giveUp : texts.cancel
  return (
    <div ref={toControl} data-return-to={returnTo} className={css.frame}>
      {view.stage === 'stopped' ? (
        <Alert tone="error" title={fileName}>
          {reason}
        </Alert>
      ) : (
        <Progress view={view} />
      )}
      <div className={css.actions}>
        {canRetry && (
          <Button
            ref={toNeighbour}
            variant="compact"
            icon={mdiRefresh}
            aria-label={texts.forDocument(common.retry, title)}
            onClick={() => actor.send({ type: 'upload.retried' })}
          >
            {common.retry}
          </Button>
        )}
        {/* It stays in the page while it is disabled, because it may have the focus. */}
        <Button
          variant="compact"
          icon={mdiClose}
          off={!canAbandon}
          aria-label={texts.forDocument(abandoning, title)}
          onClick={() => actor.send({ type: 'upload.abandoned' })}
        >
          {abandoning}
        </Button>
      </div>
    </div>
  )
}

function Progress({ view: { stage, fileName, percent } }: { view: UploadView }) {
  if (stage === 'stopped' || stage === 'ended') return null
  const label = { sending: texts.sending, checking: texts.checking, attaching: texts.attaching }
  const done = stage === 'sending' ? percent : 100
  return <ProgressBar label={label[stage](fileName)} amount={`${done}%`} value={done} max={100} />
}
