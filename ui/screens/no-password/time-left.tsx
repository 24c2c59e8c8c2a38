import { useState } from 'react'

import { minutesAndSeconds } from '#ui/primitives/minutes-and-seconds.ts'
import { useRemainingSeconds } from '#ui/primitives/use-remaining-seconds.ts'

type Props = {
  /** The clock, in milliseconds since 1970. */
  now: () => number
  say: (left: string) => string
}

/**
 * A sentence with the time left until a moment. It is not a live region. Renders nothing when the time is
 * over.
 */
export function TimeLeft({ until, now, say }: Props & { until: number }) {
  const seconds = useRemainingSeconds(until, now)
  return seconds > 0 && <span>{say(minutesAndSeconds(seconds))}</span>
}

/** The same for a number of seconds from the first render. */
export function WaitLeft({ seconds, now, say }: Props & { seconds: number }) {
  const [until] = useState(() => now() + seconds * 1000)
  return <TimeLeft until={until} now={now} say={say} />
}
