import { mdiClockAlertOutline, mdiClockOutline } from '@mdi/js'

import { Icon } from '#ui/primitives/icon.tsx'
import { minutesAndSeconds } from '#ui/primitives/minutes-and-seconds.ts'
import { useRemainingSeconds } from '#ui/primitives/use-remaining-seconds.ts'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/session.ts'
import { remainingAnnouncement, urgencyOf } from './clock-text.ts'
import * as css from './countdown.css.ts'

type Props = { deadline: number; now: () => number }

/**
 * Time left until `deadline` on the clock of `now`, in milliseconds since 1970. The digits are not
 * announced.
 */
export function Countdown({ deadline, now }: Props) {
  const seconds = useRemainingSeconds(deadline, now)
  const urgency = urgencyOf(seconds)
  return (
    <div className={css.countdown}>
      <div
        role="timer"
        aria-live="off"
        aria-label={texts.remainingTime}
        className={css.urgency[urgency]}
        data-urgency={urgency}
      >
        <Icon path={urgency === 'urgent' ? mdiClockAlertOutline : mdiClockOutline} />
        <span className={css.reading[urgency === 'quiet' ? 'line' : 'stack']}>
          <span className={css.words} aria-hidden="true">
            {texts.session}
          </span>
          <span>{minutesAndSeconds(seconds)}</span>
        </span>
      </div>
      {/* With `aria-live` it stays exposed while a dialog hides the rest of the page. */}
      <p role="status" aria-live="polite" className={visuallyHidden}>
        {remainingAnnouncement(seconds)}
      </p>
    </div>
  )
}
