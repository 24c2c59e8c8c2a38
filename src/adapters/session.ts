import { fromPromise } from 'xstate'

import type { PrefetchedReads } from '#api/client/prefetched-reads.ts'
import { readsAfterStart } from '#api/contract/first-reads.ts'
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
import type { Place } from '#domain/navigation/place.ts'
import { plainPassword } from '#domain/people/digits.ts'
import type { Credentials, OpenSession, StartedSession } from '#machines/app/login/index.ts'
import type { SessionEnd } from '#machines/app/session/index.ts'
import { isDelay } from '#machines/support/failures.ts'
import { browserEventsAdapter } from './browser-events.ts'
import type { ConfigAdapter } from './config.ts'
import type { DraftStore } from './draft-store.ts'
import type { ServerClock } from './server-clock.ts'
import { lifeOf } from './session-life.ts'
import type { SessionStore, StoredSession } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'
import type { WantedPlaceStore } from './wanted-place.ts'
import { participantFromWire, referenceFromWire } from './wire-session.ts'

type Dependencies = {
  readonly reads: PrefetchedReads
  /** Of the page's URL. */
  readonly place: () => Place
  readonly config: ConfigAdapter
  readonly clock: ServerClock
  readonly sessions: SessionStore
  readonly drafts: Pick<DraftStore, 'discardAll'>
  readonly wantedPlace: WantedPlaceStore
  readonly tabs: SessionTabs
  readonly signedIn: { readonly preload: () => Promise<void> }
}

/** Ports of session and login: API, session storage, other tabs, page visibility. */
export function sessionAdapter({
  reads: { call, prefetch, clear },
  place,
  config,
  clock,
  sessions,
  drafts,
  wantedPlace,
  tabs,
  signedIn,
}: Dependencies) {
  const keep = (session: StoredSession) => {
    sessions.keep(session)
    return openSession(session)
  }

  /** Once the CPF is known, drafts of other people in this tab are deleted. */
  const claim = (cpf: string) => {
    const stored = sessions.read()
    if (stored) sessions.keep({ ...stored, cpf })
    drafts.discardAll({ butOf: cpf })
  }

  /**
   * Deletes the session in this tab and on the server (SESSION-35); resolves after the reply, whatever it is. The
   * call goes on while the page is closed or left.
   */
  const revoke = async () => {
    const reply = sessions.read() ? call(logOut, { keepalive: true }).catch(() => null) : null
    sessions.clear()
    await reply
  }

  return {
    'login.recallSession': fromPromise<OpenSession | null, undefined>(async () => {
      const stored = sessions.read()
      if (stored === null) return null
      // The deadline can be checked only with the server's time.
      await config.ready
      return stored.deadline > clock.now() ? openSession(stored) : null
    }),

    'login.singleSignOn': fromPromise<OpenSession, { code: string }>(async ({ input }) => {
      // A code ends the current session even if it opens none: the login form never hides an open session
      // (D-06).
      void revoke()
      await config.ready
      const requestedAt = clock.now()
      const { original, expira_em } = await call(singleSignOn, { body: { codigo: input.code } })
      return keep({ token: tokenIn(original), cpf: null, ...lifeOf(requestedAt, expira_em) })
    }),

    'login.authenticate': fromPromise<OpenSession, Credentials>(async ({ input }) => {
      await config.ready
      const requestedAt = clock.now()
      const { cpf, password, appCode } = input
      const body = { cpf, senha: plainPassword(password), ...(appCode !== null && { codigo: appCode }) }
      const { token, expira_em, id_nuvem } = await call(authenticate, { body })
      drafts.discardAll({ butOf: cpf })
      return keep({ token, cpf, cloudId: id_nuvem ?? undefined, ...lifeOf(requestedAt, expira_em) })
    }),

    'login.startSession': fromPromise<StartedSession, OpenSession>(async ({ input: { cpf } }) => {
      void signedIn.preload()
      const started = Promise.all([
        cpf === null ? call(startSessionByToken) : call(startSession, { body: { cpf } }),
        call(tables),
        // The form works without the lists (D-62), so failures are ignored, except an expired session.
        call(lists).catch((error: unknown) => {
          if (failureOf(error).kind === 'expired') throw error
          return null
        }),
      ])
      // After the calls that the start waits for.
      const cloudId = sessions.read()?.cloudId ?? null
      const next = cpf === null ? [] : readsAfterStart(place(), { cpf, cloudId })
      for (const read of next) prefetch(read.call, read.sent)
      const [person, reference, extra] = await started.catch((error: unknown) => {
        clear()
        // A session that cannot start is discarded, so that a reload asks for the password again (D-17).
        if (!isDelay(failureOf(error))) void revoke()
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

    'session.endSession': fromPromise<void, SessionEnd>(async ({ input: { reason, wanted } }) => {
      const stored = sessions.read()
      if (wanted && stored?.cpf) wantedPlace.keep({ path: wanted.path, cpf: stored.cpf })
      const revoked = revoke()
      if (reason === 'exit' || reason === 'elsewhere') {
        drafts.discardAll()
        wantedPlace.clear()
      }
      if (reason === 'exit' && stored?.cpf) tabs.post({ kind: 'left', cpf: stored.cpf })
      await revoked
    }),

    'session.browserEvents': browserEventsAdapter({ clock, sessions, tabs }),
    revoke,
  }
}

/** The session as charts see it, without the token. */
const openSession = ({ cpf, deadline, isLast }: StoredSession): OpenSession => ({ cpf, deadline, isLast })
