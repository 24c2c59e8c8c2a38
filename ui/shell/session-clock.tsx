import { shallowEqual, useSelector } from '@xstate/react'

import { type SessionClockActor, sessionClockView } from '#machines/app/session-clock/index.ts'

import { Countdown } from './countdown.tsx'
import { StayDialog } from './stay-dialog.tsx'

type Props = {
  actor: SessionClockActor
  /** The clock, in milliseconds since 1970. */
  now: () => number
  /** While the session asks another question, its warnings are hidden. */
  quiet: boolean
  /** Unsaved answers are stored in the tab (D-18). */
  keepsDraft: () => boolean
  /** Uploads are running or stopped. */
  hasUploads: boolean
}

/** The time left in the session, and the warnings before its end (D-09 to D-12). */
export function SessionClock({ actor, now, quiet, ...kept }: Props) {
  const view = useSelector(actor, sessionClockView, shallowEqual)
  return (
    <>
      <Countdown deadline={view.deadline} now={now} />
      <StayDialog actor={actor} view={view} now={now} {...kept} open={view.dialog !== null && !quiet} />
    </>
  )
}
