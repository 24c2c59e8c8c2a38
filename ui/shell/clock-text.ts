import { COUNTDOWN_ANNOUNCED, COUNTDOWN_ORANGE_FROM, COUNTDOWN_PROMINENT_FROM } from '#domain/session.ts'
import * as texts from '#ui/texts/session.ts'

/** The text for screen readers when the end of the session is near (D-10); '' otherwise. */
export function remainingAnnouncement(seconds: number): string {
  const reached = COUNTDOWN_ANNOUNCED.find((candidate) => seconds <= candidate)
  if (reached === undefined) return ''
  return texts.minutesLeft(reached / 60)
}

/** Quiet above 900 s, prominent from there, orange from 600 s (SESSION-06, SESSION-08, D-09). */
export function urgencyOf(seconds: number): 'quiet' | 'noticed' | 'urgent' {
  if (seconds > COUNTDOWN_PROMINENT_FROM) return 'quiet'
  return seconds > COUNTDOWN_ORANGE_FROM ? 'noticed' : 'urgent'
}

const dayTime = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

/** The local time at `moment` (milliseconds since 1970): '14:05'. */
export function hourAndMinute(moment: number): string {
  return dayTime.format(moment)
}
