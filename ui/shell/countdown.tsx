import { mdiClockAlertOutline, mdiClockOutline } from '@mdi/js'

import { Icon } from '#ui/primitives/icon.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'

import { minutesAndSeconds, remainingAnnouncement, urgencyOf } from './clock-text.ts'
import * as css from './countdown.css.ts'
import { useRemainingSeconds } from './use-remaining-seconds.ts'

/** Time left of the session, whose end is `deadline` in epoch milliseconds. The ticking digits are never read aloud. */
export function Countdown({ deadline }: { deadline: number }) {
  const seconds = useRemainingSeconds(deadline)
  const urgency = urgencyOf(seconds)
  return (
    <div>
      <div
        role="timer"
        aria-live="off"
        aria-label="Tempo restante da sessão"
        className={css.urgency[urgency]}
        data-urgency={urgency}
      >
        <Icon path={urgency === 'urgent' ? mdiClockAlertOutline : mdiClockOutline} />
        {urgency === 'quiet' && (
          <span className={css.words} aria-hidden="true">
            Sessão
          </span>
        )}
        <span>{minutesAndSeconds(seconds)}</span>
      </div>
      <p role="status" className={visuallyHidden}>
        {remainingAnnouncement(seconds)}
      </p>
    </div>
  )
}
