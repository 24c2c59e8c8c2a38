import { useRef } from 'react'

import type { SessionClockActor, SessionClockView } from '#machines/app/session-clock/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { minutesAndSeconds } from '#ui/primitives/minutes-and-seconds.ts'
import { useRemainingSeconds } from '#ui/primitives/use-remaining-seconds.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/session.ts'
import { hourAndMinute } from './clock-text.ts'
import { StayPassword } from './stay-password.tsx'

type Props = {
  actor: SessionClockActor
  view: SessionClockView
  /** The clock, in milliseconds since 1970. */
  now: () => number
  /** Unsaved answers are stored in the tab (D-18). */
  keepsDraft: () => boolean
  /** Uploads are running or stopped. */
  hasUploads: boolean
  open: boolean
}

const FORM = 'continuar-conectado'

/** The warning before the end of a session, with one button to stay connected (D-12). Escape dismisses it. */
export function StayDialog({ actor, view, now, keepsDraft, hasUploads, open }: Props) {
  const main = useRef<HTMLButtonElement>(null)
  const dismiss = () => actor.send({ type: 'warning.dismissed' })
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={titleOf(view)}
      description={<Words view={view} now={now} keepsDraft={keepsDraft} hasUploads={hasUploads} />}
      onEscape={dismiss}
      initialFocus={main}
      actions={
        <>
          {view.dialog !== 'end' && (
            <Button variant="secondary" disabled={view.isBusy} onClick={dismiss}>
              {texts.notNow}
            </Button>
          )}
          <Button
            ref={main}
            busy={view.isBusy}
            {...(view.dialog === 'password'
              ? { type: 'submit', form: FORM }
              : { onClick: view.dialog === 'end' ? dismiss : () => actor.send({ type: 'stay.chosen' }) })}
          >
            {mainWord(view)}
          </Button>
        </>
      }
    >
      {view.alert && <Alert tone="error">{view.alert}</Alert>}
      {view.dialog === 'password' && <StayPassword id={FORM} actor={actor} view={view} />}
    </Dialog>
  )
}

function titleOf({ dialog, isLastMinute }: SessionClockView): string {
  if (dialog === 'end') return texts.cannotStay
  return isLastMinute ? texts.endsWithinMinute : texts.endsWithinFiveMinutes
}

function mainWord({ dialog, mayRetry }: SessionClockView): string {
  if (dialog === 'end') return texts.understood
  return mayRetry ? common.retry : texts.stay
}

type WordsProps = Pick<Props, 'view' | 'now' | 'keepsDraft' | 'hasUploads'>

function Words({ view: { dialog, deadline }, now, keepsDraft, hasUploads }: WordsProps) {
  return (
    <>
      {dialog === 'end' ? (
        <p>{texts.endsAt(hourAndMinute(deadline))}</p>
      ) : (
        <p>
          {texts.remaining} <Remaining deadline={deadline} now={now} />
        </p>
      )}
      {dialog === 'password' && <p>{texts.passwordLead}</p>}
      {dialog !== 'password' && keepsDraft() && <p>{texts.draftStays}</p>}
      {hasUploads && <p>{texts.uploadWouldStop}</p>}
    </>
  )
}

function Remaining({ deadline, now }: Pick<SessionClockView, 'deadline'> & Pick<Props, 'now'>) {
  return <strong>{minutesAndSeconds(useRemainingSeconds(deadline, now))}</strong>
}
