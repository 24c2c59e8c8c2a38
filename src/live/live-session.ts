import * as v from 'valibot'
import { fromCallback, fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { lists, tables } from '#api/contract/reference.ts'
import { authenticate, logOut, startSession } from '#api/contract/session.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { SESSION_SECONDS } from '#domain/session.ts'
import type { Credentials, EndReason, OpenSession, StartedSession } from '#machines/session/index.ts'

import type { DraftStore } from './draft-store.ts'
import type { SessionStore } from './session-store.ts'
import { participantFromWire, referenceFromWire } from './wire-session.ts'

const CHANNEL = 'portal.session'
/** What tabs say to each other: this person left. A tab in which somebody else is stays as it is. */
const farewell = v.object({ cpf: v.string() })

type Live = { readonly call: Client; readonly sessions: SessionStore; readonly drafts: DraftStore }

/** The session's ports: the API, the tab's storage, the other tabs, the page's visibility. `close` lets the tabs go. */
export function liveSession({ call, sessions, drafts }: Live) {
  const channel = new BroadcastChannel(CHANNEL)

  return {
    close: () => channel.close(),

    recallSession: fromPromise<OpenSession | null, undefined>(async () => sessions.read()),

    authenticate: fromPromise<OpenSession, Credentials>(async ({ input }) => {
      const cpf = digitsOf(input.cpf)
      const asked = Date.now()
      const { token, expira_em } = await call(authenticate, { body: { cpf, senha: input.password } })
      const deadline = asked + Math.min(expira_em ?? SESSION_SECONDS, SESSION_SECONDS) * 1000
      drafts.discardAll({ butOf: cpf })
      sessions.keep({ token, cpf, deadline })
      return { cpf, deadline }
    }),

    startSession: fromPromise<StartedSession, OpenSession>(async ({ input }) => {
      const [person, reference, extra] = await Promise.all([
        call(startSession, { body: { cpf: input.cpf } }),
        call(tables),
        // The lists have no visible error handling: the form does without them (D-62).
        call(lists).catch(() => null),
      ]).catch((error: unknown) => {
        // A session that does not start is none: the next reload asks for the password again (D-17).
        sessions.clear()
        throw error
      })
      return {
        participant: participantFromWire(person),
        reference: referenceFromWire(reference, extra, new Date()),
      }
    }),

    endSession: fromPromise<void, { reason: EndReason }>(async ({ input: { reason } }) => {
      const stored = sessions.read()
      const revoked = stored ? call(logOut).catch(() => null) : null
      sessions.clear()
      if (reason === 'exit' || reason === 'elsewhere') drafts.discardAll()
      if (reason === 'exit' && stored) channel.postMessage({ cpf: stored.cpf })
      await revoked
    }),

    outsideWorld: fromCallback(({ sendBack }) => {
      const resumed = () => {
        if (document.visibilityState === 'visible') sendBack({ type: 'page.resumed' })
      }
      const endedElsewhere = ({ data }: MessageEvent<unknown>) => {
        const said = v.safeParse(farewell, data)
        if (said.success && said.output.cpf === sessions.read()?.cpf) {
          sendBack({ type: 'session.endedElsewhere' })
        }
      }
      document.addEventListener('visibilitychange', resumed)
      window.addEventListener('pageshow', resumed)
      channel.addEventListener('message', endedElsewhere)
      return () => {
        document.removeEventListener('visibilitychange', resumed)
        window.removeEventListener('pageshow', resumed)
        channel.removeEventListener('message', endedElsewhere)
      }
    }),
  }
}
