import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { lists, tables } from '#api/contract/reference.ts'
import {
  authenticate,
  logOut,
  singleSignOn,
  startSession,
  startSessionByToken,
  tokenIn,
} from '#api/contract/session.ts'
import { failureOf } from '#domain/call-failure.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { Credentials, OpenSession, StartedSession } from '#machines/login/index.ts'
import type { SessionEnd } from '#machines/session/index.ts'
import type { ConfigAdapter } from './config.ts'
import type { DraftStore } from './draft-store.ts'
import { outsideWorldAdapter } from './outside-world.ts'
import { lifeOf } from './session-life.ts'
import type { SessionStore, StoredSession } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'
import type { SteadyClock } from './steady-clock.ts'
import type { WantedPlaceStore } from './wanted-place.ts'
import { participantFromWire, referenceFromWire } from './wire-session.ts'

type Live = {
  readonly call: Client
  readonly config: ConfigAdapter
  readonly clock: SteadyClock
  readonly sessions: SessionStore
  readonly drafts: Pick<DraftStore, 'discardAll'>
  readonly wantedPlace: WantedPlaceStore
  readonly tabs: SessionTabs
  /** The code of what a session needs. */
  readonly inside: { readonly preload: () => Promise<void> }
}

/** The ports of session and login: the API, the tab's storage, the other tabs, the page's visibility. */
export function sessionAdapter({ call, config, clock, sessions, drafts, wantedPlace, tabs, inside }: Live) {
  const keep = (session: StoredSession) => {
    sessions.keep(session)
    return openSession(session)
  }

  /** It is known now whose the session is: what others typed in this tab goes. */
  const claim = (cpf: string) => {
    const stored = sessions.read()
    if (stored) sessions.keep({ ...stored, cpf })
    drafts.discardAll({ butOf: cpf })
  }

  /** Forgets the tab's session and has the server do so too; resolves once it answered, whatever it said. */
  const revoke = async () => {
    const answered = sessions.read() ? call(logOut).catch(() => null) : null
    sessions.clear()
    await answered
  }

  return {
    recallSession: fromPromise<OpenSession | null, undefined>(async () => {
      const stored = sessions.read()
      if (stored === null) return null
      // Whether it is over depends on what time it is.
      await config.ready
      return stored.deadline > clock.now() ? openSession(stored) : null
    }),

    singleSignOn: fromPromise<OpenSession, { code: string }>(async ({ input }) => {
      // A code ends the session that the tab has, even if it opens none: the form never hides an open one (D-06).
      void revoke()
      await config.ready
      const asked = clock.now()
      const { original, expira_em } = await call(singleSignOn, { body: { codigo: input.code } })
      return keep({ token: tokenIn(original), cpf: null, ...lifeOf(asked, expira_em) })
    }),

    authenticate: fromPromise<OpenSession, Credentials>(async ({ input }) => {
      const cpf = digitsOf(input.cpf)
      await config.ready
      const asked = clock.now()
      const { token, expira_em } = await call(authenticate, { body: { cpf, senha: input.password } })
      drafts.discardAll({ butOf: cpf })
      return keep({ token, cpf, ...lifeOf(asked, expira_em) })
    }),

    startSession: fromPromise<StartedSession, OpenSession>(async ({ input: { cpf } }) => {
      void inside.preload()
      const [person, reference, extra] = await Promise.all([
        cpf === null ? call(startSessionByToken) : call(startSession, { body: { cpf } }),
        call(tables),
        // The lists have no visible error handling: the form does without them (D-62), but for a session that is over.
        call(lists).catch((error: unknown) => {
          if (failureOf(error).kind === 'expired') throw error
          return null
        }),
      ]).catch((error: unknown) => {
        // A session that does not start is none: the next reload asks for the password again (D-17).
        sessions.clear()
        throw error
      })
      const participant = participantFromWire(person)
      if (cpf === null) claim(participant.cpf)
      wantedPlace.clear()
      return {
        participant,
        reference: referenceFromWire(reference, extra, new Date()),
        hasParticipantArea: config.now().participantArea !== '',
      }
    }),

    endSession: fromPromise<void, SessionEnd>(async ({ input: { reason, wanted } }) => {
      const stored = sessions.read()
      if (wanted && stored?.cpf) wantedPlace.keep({ path: wanted.path, cpf: stored.cpf })
      const revoked = revoke()
      if (reason === 'exit' || reason === 'elsewhere') drafts.discardAll()
      if (reason === 'exit' && stored?.cpf) tabs.tell({ kind: 'left', cpf: stored.cpf })
      await revoked
    }),

    outsideWorld: outsideWorldAdapter({ clock, sessions, tabs }),
  }
}

/** What a chart may know of the tab's session: all but the token. */
const openSession = ({ cpf, deadline, isLast }: StoredSession): OpenSession => ({ cpf, deadline, isLast })
