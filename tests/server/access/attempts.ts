import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { nothing } from '#api/contract/wire.ts'

import { acceptanceAttempts } from './acceptance-attempts.ts'
import { type Attempt, noInput } from './attempt.ts'
import { deskAttempts } from './desk-attempts.ts'
import { documentAttempts } from './document-attempts.ts'
import { enrolmentAttempts } from './enrolment-attempts.ts'
import { peopleAttempts } from './people-attempts.ts'
import { requestAttempts } from './request-attempts.ts'
import { screenAttempts } from './screen-attempts.ts'
import { sessionAttempts } from './session-attempts.ts'
import { visitorAttempts } from './visitor-attempts.ts'

type Calls = typeof calls

/** Names of the calls without input besides the path. */
type Silent = {
  [Name in keyof Calls]: typeof nothing extends Calls[Name]['params'] & Calls[Name]['body'] ? Name : never
}[keyof Calls]

const silentAttempts = Object.fromEntries(
  Object.entries<Call>(calls)
    .filter(([, { params, body }]) => params === nothing && body === nothing)
    .map(([name]) => [name, noInput]),
) as Readonly<Record<Silent, Attempt>>

/** A call with input does not compile without an entry. */
export const attempts: Readonly<Record<keyof Calls, Attempt>> = {
  ...silentAttempts,
  ...sessionAttempts,
  ...requestAttempts,
  ...documentAttempts,
  ...peopleAttempts,
  ...screenAttempts,
  ...enrolmentAttempts,
  ...acceptanceAttempts,
  ...deskAttempts,
  ...visitorAttempts,
}
