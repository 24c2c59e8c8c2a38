import { shallowEqual, useSelector } from '@xstate/react'
import { useRef } from 'react'

import { draftView } from '#machines/draft/index.ts'
import { type PortalActor, portalView } from '#machines/portal/index.ts'
import type { WizardActor } from '#machines/wizard/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as texts from '#ui/texts/leave.ts'

type Props = {
  portal: PortalActor
  /** The request on screen. */
  wizard: WizardActor
}

/** The question before a form with unsaved answers is left (D-61). Escape stays. */
export function LeaveDialog({ portal, wizard }: Props) {
  const form = useSelector(wizard, (snapshot) => snapshot.children.editor)
  const draft = useSelector(form, (snapshot) => snapshot?.children.draft)
  const { isAskingToLeave } = useSelector(portal, portalView, shallowEqual)
  const isLost = useSelector(draft, (snapshot) => snapshot && draftView(snapshot).state === 'refused')
  const stay = useRef<HTMLButtonElement>(null)
  const dismiss = () => portal.send({ type: 'leave.dismissed' })
  return (
    <Dialog
      open={isAskingToLeave}
      role="alertdialog"
      title={texts.title}
      description={<p>{isLost ? texts.answersLost : texts.draftStays}</p>}
      onEscape={dismiss}
      initialFocus={stay}
      actions={
        <>
          <Button variant="secondary" onClick={() => portal.send({ type: 'leave.confirmed' })}>
            {texts.leave}
          </Button>
          <Button ref={stay} onClick={dismiss}>
            {texts.stay}
          </Button>
        </>
      }
    />
  )
}
