import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { authenticate, renewSession } from '#api/contract/session.ts'
import { plainPassword } from '#domain/people/digits.ts'
import type { Lifetime } from '#machines/app/session-clock/index.ts'
import { required } from '#machines/support/required.ts'
import type { ServerClock } from './server-clock.ts'
import { lifeOf } from './session-life.ts'
import type { Life, SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'
import { waitUntil } from './wait-until.ts'

type Dependencies = {
  readonly call: Client
  readonly clock: ServerClock
  readonly sessions: SessionStore
  readonly tabs: SessionTabs
}

/** Ports of the session clock (D-12). Replies that arrive after the session ended are ignored. */
export function sessionClockAdapter({ call, clock, sessions, tabs }: Dependencies) {
  const open = () => required(sessions.read(), 'session')

  return {
    'sessionClock.waitUntil': waitUntil(clock),

    'sessionClock.renewSession': fromPromise<Lifetime, undefined>(async ({ signal }) => {
      const requestedAt = clock.now()
      const { expira_em } = await call(renewSession, { signal })
      signal.throwIfAborted()
      const before = open()
      const life = lifeOf(requestedAt, expira_em, before.granted)
      sessions.keep({ ...before, ...life })
      // Tabs with the same token share the deadline.
      const { cpf, deadline: from } = before
      if (cpf !== null) tabs.post({ kind: 'renewed', cpf, from, ...lifetime(life) })
      return lifetime(life)
    }),

    'sessionClock.reauthenticate': fromPromise<Lifetime, { cpf: string; password: string }>(
      async ({ input, signal }) => {
        const requestedAt = clock.now()
        const body = { cpf: input.cpf, senha: plainPassword(input.password) }
        const { token, expira_em } = await call(authenticate, { body, signal })
        signal.throwIfAborted()
        const life = lifeOf(requestedAt, expira_em)
        sessions.keep({ ...open(), token, ...life })
        return lifetime(life)
      },
    ),
  }
}

const lifetime = ({ deadline, isLast }: Life): Lifetime => ({ deadline, isLast })
