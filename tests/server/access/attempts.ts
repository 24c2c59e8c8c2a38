import type { Call, ParamsOf } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { nothing } from '#api/contract/wire.ts'

import { acceptanceAttempts } from './acceptance-attempts.ts'
import { type Attempt, isNotOwned, type NOT_OWNED } from './attempt.ts'
import { deskAttempts } from './desk-attempts.ts'
import { documentAttempts } from './document-attempts.ts'
import { enrolmentAttempts } from './enrolment-attempts.ts'
import { peopleAttempts } from './people-attempts.ts'
import { requestAttempts } from './request-attempts.ts'
import { screenAttempts } from './screen-attempts.ts'
import { sessionAttempts } from './session-attempts.ts'
import { visitorAttempts } from './visitor-attempts.ts'

/** What a parameter of a read identifies; another thing needs an attempt of its own, where it fails. */
const THINGS = { id: 'requestId', id_nuvem: 'cloudId' } as const

type Calls = typeof calls

/** Names of the calls without a body, and with no other parameters than these and those without an owner. */
type Plain = {
  [Name in keyof Calls]: typeof nothing extends Calls[Name]['body']
    ? keyof ParamsOf<Calls[Name]> extends keyof typeof THINGS | (typeof NOT_OWNED)[number]
      ? Name
      : never
    : never
}[keyof Calls]

const parametersOf = ({ params }: Call) => Object.keys((params as unknown as typeof nothing).entries)

const attemptOf = (call: Call): Attempt => {
  const named = Object.entries(THINGS).filter(([name]) => parametersOf(call).includes(name))
  const others = parametersOf(call).filter(isNotOwned)
  return {
    sent: (own) => ({
      params: Object.fromEntries([
        ...named.map(([name, thing]) => [name, own[thing]]),
        ...others.map((name) => [name, 1]),
      ]),
    }),
    things: Object.fromEntries(named.map(([name, thing]) => [`params.${name}`, thing])),
  }
}

const plainAttempts = Object.fromEntries(
  Object.entries<Call>(calls)
    .filter(
      ([, call]) =>
        call.body === nothing && parametersOf(call).every((name) => name in THINGS || isNotOwned(name)),
    )
    .map(([name, call]) => [name, attemptOf(call)]),
) as Readonly<Record<Plain, Attempt>>

/** A call with another input does not compile without an entry. */
export const attempts: Readonly<Record<keyof Calls, Attempt>> = {
  ...plainAttempts,
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
