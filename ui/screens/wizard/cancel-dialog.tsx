import { useSelector } from '@xstate/react'

import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { questionOf } from '#machines/form/submission/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/wizard.ts'

import type { FormView } from './form-view.ts'

type Props = { actor: FormEditorActor; view: FormView }

/** Cancelling cannot be undone, and in E the fund's analysis so far is lost (D-53). */
export function CancelDialog({ actor, view: { status, pendingUploads } }: Props) {
  const submission = useSelector(actor, (snapshot) => snapshot.children.submission)
  const isAsked = useSelector(submission, (snapshot) => snapshot && questionOf(snapshot) === 'cancel')
  const dismiss = () => submission?.send({ type: 'cancel.dismissed' })
  return (
    <Dialog
      open={isAsked === true}
      role="alertdialog"
      title={texts.cancelTitle}
      description={
        <>
          <p>{texts.cancelIsFinal}</p>
          {pendingUploads.length > 0 && <p>{common.uploadWouldStop}</p>}
          {status === 'E' && <p>{texts.cancelInDemand}</p>}
        </>
      }
      onEscape={dismiss}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {texts.cancelDismissed}
          </Button>
          <Button variant="danger" onClick={() => submission?.send({ type: 'cancel.confirmed' })}>
            {texts.cancelConfirmed}
          </Button>
        </>
      }
    />
  )
}
