import type { calls } from '#api/contract/calls.ts'

import { acceptanceAttempts } from './acceptance-attempts.ts'
import type { Attempt } from './attempt.ts'
import { deskAttempts } from './desk-attempts.ts'
import { documentAttempts } from './document-attempts.ts'
import { enrolmentAttempts } from './enrolment-attempts.ts'
import { peopleAttempts } from './people-attempts.ts'
import { requestAttempts } from './request-attempts.ts'
import { screenAttempts } from './screen-attempts.ts'
import { sessionAttempts } from './session-attempts.ts'
import { visitorAttempts } from './visitor-attempts.ts'

/** One for every call of the contract: a call without one does not compile. */
export const attempts: Readonly<Record<keyof typeof calls, Attempt>> = {
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
