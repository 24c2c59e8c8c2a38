import type { WizardActor, WizardView } from '#machines/wizard/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/wizard.ts'

type Props = { actor: WizardActor; view: WizardView }

/** Cancelling cannot be undone, and in E it throws away what the fund has already looked at (D-53). */
export function CancelDialog({ actor, view: { isConfirmingCancel, status, filesUnderWay } }: Props) {
  const dismiss = () => actor.send({ type: 'cancel.dismissed' })
  return (
    <Dialog
      open={isConfirmingCancel}
      role="alertdialog"
      title={texts.cancelTitle}
      description={
        <>
          <p>{texts.cancelIsFinal}</p>
          {filesUnderWay > 0 && <p>{common.uploadWouldStop}</p>}
          {status === 'E' && <p>{texts.cancelInDemand}</p>}
        </>
      }
      onEscape={dismiss}
      actions={
        <>
          <Button variant="secondary" onClick={dismiss}>
            {texts.cancelDismissed}
          </Button>
          <Button variant="danger" onClick={() => actor.send({ type: 'cancel.confirmed' })}>
            {texts.cancelConfirmed}
          </Button>
        </>
      }
    />
  )
}
