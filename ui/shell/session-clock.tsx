import { shallowEqual, useSelector } from '@xstate/react'

import { type SessionClockActor, sessionClockView } from '#machines/session-clock/index.ts'

import { Countdown } from './countdown.tsx'
import { StayDialog } from './stay-dialog.tsx'

type Props = {
  actor: SessionClockActor
  /** The clock, in milliseconds since 1970. */
  now: () => number
  /** While the session itself asks something, its warnings wait. */
  quiet: boolean
  /** Whether what was typed and not saved is kept in the tab (D-18). */
  keepsDraft: boolean
  /** Whether files are on their way, or stopped on it. */
  hasUploads: boolean
}

/** How long the session lasts, and the warnings before its end (D-09 to D-12). */
export function SessionClock({ actor, now, quiet, ...kept }: Props) {
  const view = useSelector(actor, sessionClockView, shallowEqual)
  return (
    <>
      <Countdown deadline={view.deadline} now={now} />
      <StayDialog actor={actor} view={view} now={now} {...kept} open={view.dialog !== null && !quiet} />
    </>
  )
}
