import type { CallFailure } from '#domain/call-failure.ts'

import type { AnyActorRef, AnyActorSystem } from './xstate-internals.ts'

/**
 * Messages between charts that are not parent and child, each addressed to a name in the actor system:
 * `sendTo(toSession, trouble)`. Alone, as in a test of one chart, nobody answers to the name and the message falls
 * on deaf ears.
 */

/** Told to the session, the only chart that opens the fatal dialog (D-61). */
export type TroubleReported = {
  readonly type: 'trouble.reported'
  readonly failure: CallFailure
  /** Whether the reporter waits for `trouble.retried`. */
  readonly mayRetry: boolean
  readonly reporter: AnyActorRef
}

/** Told to the router: where the browser should be. */
export type RouteWanted = {
  readonly type: 'route.wanted'
  readonly path: string
  readonly replace: boolean
  /** A better address for the entry being left, as when a new request got its number (D-19). */
  readonly leaving: string | null
}

/** Sent to the router: the navigation that it blocked goes on. */
export type NavigationReleased = { readonly type: 'navigation.released' }

/** Sent to the router: the navigation that it blocked is given up, and the page on screen stays. */
export type NavigationDismissed = { readonly type: 'navigation.dismissed' }

/** Told to the notices: a snackbar that goes away by itself. */
export type NoticeGiven = {
  readonly type: 'notice.given'
  readonly text: string
  readonly tone: 'success' | 'error'
  /** How long it stays, in milliseconds: 2000 unless a screen says otherwise (core 8; the enrolment 4000). */
  readonly time?: number
}

type Named = { readonly system: AnyActorSystem; readonly self: AnyActorRef }

const named =
  (name: 'session' | 'router' | 'notices' | 'portal' | 'transfers' | 'request') =>
  ({ system, self }: Named): AnyActorRef =>
    system.get(name) ?? self

export const toSession = named('session')
export const toRouter = named('router')
export const toNotices = named('notices')
export const toPortal = named('portal')
/** The files on their way. */
export const toTransfers = named('transfers')
/** The request on screen. */
export const toRequest = named('request')
export const toParent = ({ self }: Named): AnyActorRef => self._parent ?? self

export const trouble = (
  { self }: Named,
  { failure, mayRetry }: { failure: CallFailure; mayRetry: boolean },
): TroubleReported => ({ type: 'trouble.reported', failure, mayRetry, reporter: self })

export const route = (
  _: unknown,
  { path, replace = false, leaving = null }: { path: string; replace?: boolean; leaving?: string | null },
): RouteWanted => ({ type: 'route.wanted', path, replace, leaving })

export const notice = (
  _: unknown,
  { text, tone = 'success', ...rest }: Omit<NoticeGiven, 'type' | 'tone'> & { tone?: NoticeGiven['tone'] },
): NoticeGiven => ({ ...rest, type: 'notice.given', text, tone })
