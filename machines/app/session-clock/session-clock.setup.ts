import { assign, not, sendTo, setup, stateIn } from 'xstate'

import type { CallFailure } from '#domain/call-failure.ts'
import { messages } from '#domain/messages.ts'
import { FIRST_WARNING, LAST_WARNING } from '#domain/session.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import { isExpired, isInterrupted, isWrongCredentials, limitMessageIn } from '../../support/failures.ts'
import { promisePort } from '../../support/port.ts'
import { notice, toNotices } from '../../support/system.ts'
import type {
  Lifetime,
  SessionClockContext,
  SessionClockEvent,
  SessionClockInput,
} from './session-clock.types.ts'

export const sessionClockSetup = setup({
  types: {} as {
    input: SessionClockInput
    context: SessionClockContext
    events: SessionClockEvent
    meta: ChartMeta
    tags: 'busy' | 'end' | 'password' | 'stay'
  },
  actors: {
    waitUntil: promisePort<void, { moment: number }>('waitUntil'),
    renewSession: promisePort<Lifetime>('renewSession'),
    reauthenticate: promisePort<Lifetime, { cpf: string; password: string }>('reauthenticate'),
  },
  actions: {
    setLifetime: assign((_, { deadline, isLast }: Lifetime) => ({ deadline, isLast })),
    setPassword: assign({ password: (_, { value }: { value: string }) => value }),
    clearPassword: assign({ password: '' }),
    setServerMessage: assign({
      serverMessage: (_, { failure }: { failure: CallFailure }) => limitMessageIn(failure),
    }),
    clearServerMessage: assign({ serverMessage: null }),
    sayProlonged: sendTo(toNotices, (args) => notice(args, { text: messages.sessionProlonged })),
  },
  guards: {
    isWarning: not(stateIn({ counting: { dialog: 'closed' } })),
    isLast: (_, { isLast }: { isLast: boolean }) => isLast,
    isExpired,
    isInterrupted,
    isWrongCredentials,
    hasPassword: ({ context }) => context.password !== '',
  },
  delays: {
    /** The longest time for a spinner. */
    patience: 15_000,
  },
})

/** Input of `waitUntil`: the moment with this number of seconds left in the session. */
const secondsLeft =
  (seconds: number) =>
  ({ context: { deadline } }: { context: SessionClockContext }) => ({ moment: deadline - seconds * 1000 })

export const atFirstWarning = secondsLeft(FIRST_WARNING)
export const atLastWarning = secondsLeft(LAST_WARNING)
export const atEnd = secondsLeft(0)
