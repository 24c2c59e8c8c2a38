import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { isAskingToLeave, losesUnsaved, type OpenRequestActor } from '#machines/app/open-request/index.ts'
import { draftView } from '#machines/form/draft/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import * as texts from '#ui/texts/leave.ts'
import * as wizardTexts from '#ui/texts/wizard.ts'

/** The question before unsaved answers, or situations that staff chose, are left (D-61, P-765). Escape stays. */
export function LeaveDialog({ actor }: { actor: OpenRequestActor }) {
  const wizard = useSelector(actor, (snapshot) => snapshot.children.wizard)
  const form = useSelector(wizard, (snapshot) => snapshot?.children.editor)
  const draft = useSelector(form, (snapshot) => snapshot?.children.draft)
  const isAsking = useSelector(actor, isAskingToLeave)
  const isLost = useSelector(draft, (snapshot) => snapshot && draftView(snapshot).state === 'refused')
  const isJudging = useSelector(actor, losesUnsaved)
  const canKeep = useSelector(form, (snapshot) => snapshot?.can({ type: 'save.requested' }) === true)
  const stay = useRef<HTMLButtonElement>(null)
  const dismiss = () => actor.send({ type: 'leave.dismissed' })
  return (
    <Dialog
      open={isAsking}
      role="alertdialog"
      title={texts.title}
      description={<p>{isJudging ? texts.situationsLost : isLost ? texts.answersLost : texts.draftStays}</p>}
      onEscape={dismiss}
      onClosed={() => actor.send({ type: 'question.closed' })}
      initialFocus={stay}
      actions={
        <>
          <Button variant="secondary" onClick={() => actor.send({ type: 'leave.confirmed' })}>
            {texts.leave}
          </Button>
          {canKeep && (
            <Button variant="secondary" onClick={() => actor.send({ type: 'leave.kept' })}>
              {wizardTexts.keep}
            </Button>
          )}
          <Button ref={stay} onClick={dismiss}>
            {texts.stay}
          </Button>
        </>
      }
    />
  )
}
