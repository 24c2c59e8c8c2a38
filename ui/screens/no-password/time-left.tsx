import { useState } from 'react'

import { minutesAndSeconds } from '#ui/primitives/minutes-and-seconds.ts'
import { useRemainingSeconds } from '#ui/primitives/use-remaining-seconds.ts'

type Said = {
  /** The clock, in milliseconds since 1970. */
  now: () => number
  say: (left: string) => string
}

/** A sentence with the time left until a moment, in minutes and seconds. It is no live region. Nothing once it is over. */
export function TimeLeft({ until, now, say }: Said & { until: number }) {
  const seconds = useRemainingSeconds(until, now)
  return seconds > 0 && say(minutesAndSeconds(seconds))
}

/** The same for so many seconds, counted from the first render. */
export function WaitLeft({ seconds, now, say }: Said & { seconds: number }) {
  const [until] = useState(() => now() + seconds * 1000)
  return <TimeLeft until={until} now={now} say={say} />
}
