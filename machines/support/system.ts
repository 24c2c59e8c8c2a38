import { type CallFailure, callIdIn } from '#domain/call-failure.ts'

import type { AnyActorRef, AnyActorSystem } from './xstate-internals.ts'

/**
 * Events between charts that are not parent and child, addressed by a name in the actor system:
 * `sendTo(toSignedIn, { type: 'call.interrupted', callId: null })`.
 */

/** Sent to the chart `signedIn`, which asks whether to try again (D-61); `retryListener` gets the answer. */
export type CallInterrupted = {
  readonly type: 'call.interrupted'
  /** Null where the answer has none. */
  readonly callId: string | null
}

/** Emitted by the chart `signedIn`: repeat every interrupted call. */
export type CallRetried = { readonly type: 'call.retried' }

/** Sent to the screens: staff without a cloud want a request of their own, before which the consent is asked. */
export type ConsentWanted = { readonly type: 'consent.wanted' }

/** Sent to the router: the URL to navigate to. */
export type RouteWanted = {
  readonly type: 'route.wanted'
  readonly path: string
  readonly replace: boolean
  /** Replaces the URL of the entry that is left, as when a new request got its number (D-19). */
  readonly leaving: string | null
}

/** Sent to the router: continue the blocked navigation. */
export type NavigationReleased = { readonly type: 'navigation.released' }

/** Sent to the router: cancel the blocked navigation and stay on the page. */
export type NavigationDismissed = { readonly type: 'navigation.dismissed' }

/** Sent to the notices: a snackbar with a timer. */
export type NoticeGiven = {
  readonly type: 'notice.given'
  readonly text: string
  /** A neutral line below the text. */
  readonly aside?: string
  readonly tone: 'success' | 'error'
  /** Its duration in milliseconds: 2000 by default (MESSAGES-05, MESSAGES-06). */
  readonly time?: number
}

type Named = { readonly system: AnyActorSystem }

type Name =
  | 'session'
  | 'signedIn'
  | 'router'
  | 'notices'
  | 'browserEvents'
  | 'screens'
  | 'openRequest'
  | 'uploadQueue'
  | 'request'
  | 'documentRows'

const named =
  (name: Name) =>
  ({ system }: Named): AnyActorRef => {
    const actor: AnyActorRef | undefined = system.get(name)
    if (actor === undefined) throw new Error(`No actor of the system is called "${name}"`)
    return actor
  }

export const toSession = named('session')
/** Addresses the chart of an open session. */
export const toSignedIn = named('signedIn')
export const toRouter = named('router')
export const toNotices = named('notices')
/** The other tabs, and the page. */
export const toBrowserEvents = named('browserEvents')
export const toScreens = named('screens')
/** Addresses the chart that asks before the current request is left. */
export const toOpenRequest = named('openRequest')
/** Addresses the chart of the running uploads. */
export const toUploadQueue = named('uploadQueue')
/** Addresses the form or the acceptance of the current request. */
export const toRequest = named('request')
/** Addresses the required documents of the current request. */
export const toDocumentRows = named('documentRows')

export const hasDocumentRows = ({ system }: Named): boolean => system.get('documentRows') !== undefined

type Tagged = { readonly hasTag?: (tag: string) => boolean }
type OfRequest = { readonly context: { readonly request: { readonly id: number | null } } }

/** The request whose documents are visible, not covered by a dialog; null if none. */
export function visibleRows({ system }: Named): number | null {
  const request: Tagged | undefined = system.get('request')?.getSnapshot()
  const rows: OfRequest | undefined = system.get('documentRows')?.getSnapshot()
  return request?.hasTag?.('visibleRows') && !request.hasTag('covered')
    ? (rows?.context.request.id ?? null)
    : null
}

/** About the call whose failure is the params. */
export const callInterrupted = (_: unknown, { failure }: { failure: CallFailure }): CallInterrupted => ({
  type: 'call.interrupted',
  callId: callIdIn(failure),
})

export const route = (
  _: unknown,
  { path, replace = false, leaving = null }: { path: string; replace?: boolean; leaving?: string | null },
): RouteWanted => ({ type: 'route.wanted', path, replace, leaving })

export const notice = (
  _: unknown,
  { text, tone = 'success', ...rest }: Omit<NoticeGiven, 'type' | 'tone'> & { tone?: NoticeGiven['tone'] },
): NoticeGiven => ({ ...rest, type: 'notice.given', text, tone })
