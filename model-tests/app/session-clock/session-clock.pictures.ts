import { sessionClockMachine } from '#machines/app/session-clock/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { type Placed, SIGNED_IN, signedIn } from '#tools/gallery/events.ts'
import { listing } from '../../requests/request-list/request-list.pictures.ts'
import * as sessionClock from './session-clock.cases.ts'

/** Five minutes before the end of a session that cannot be extended again. */
const prolongedLast = {
  ...sessionClock.cases['a sessão é prolongada pela última vez'],
  output: { deadline: (55 + 40) * sessionClock.MINUTE, isLast: true },
}

export const pictures: Placed = {
  at: [...SIGNED_IN, 'clock'],
  path: '/',
  around: [...signedIn, listing],
  models: () => [
    driven(sessionClockMachine, {
      ...sessionClock,
      cases: { ...sessionClock.cases, 'a sessão é prolongada pela última vez': prolongedLast },
    }),
  ],
}
