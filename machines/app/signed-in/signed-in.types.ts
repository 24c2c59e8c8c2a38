import type { Place } from '#domain/navigation/place.ts'
import type { Unsaved } from '../../support/before-unload-guard.ts'
import type { CallInterrupted } from '../../support/system.ts'
import type { Opened } from '../login/index.ts'
import type { SessionRenewed } from '../session-clock/index.ts'

export type SignedInInput = Opened

export type SignedInContext = SignedInInput & {
  /** What other tabs of the session reported to have. */
  readonly elsewhere: readonly Unsaved[]
  /** Of the call that was interrupted or ended the session, for people to read out. */
  readonly callId: string | null
}

/** Sent to the parent. */
export type SignedInOutcome =
  | { readonly type: 'signedIn.exited' }
  /** An interrupted call is not repeated. */
  | { readonly type: 'signedIn.abandoned' }
  | { readonly type: 'signedIn.expired' }
  | { readonly type: 'signedIn.failed'; readonly callId: string | null }

/** `isWanted` if a chart navigated; otherwise the user did, by a link or the browser's buttons. */
export type PlaceChanged = {
  readonly type: 'place.changed'
  readonly place: Place
  readonly isWanted?: boolean
}

/** A navigation is blocked until the portal releases it, because of unsaved answers. */
export type NavigationBlocked = { readonly type: 'navigation.blocked'; readonly place: Place }

/** Another tab of the session has something that is lost at the end of the session. */
export type TabAnswered = { readonly type: 'tab.answered'; readonly holds: Unsaved }

/** The page is visible again after a sleep, or the clock of the computer was set: the timer may be wrong. */
export type PageResumed = { readonly type: 'page.resumed' }

/** Emitted: asks the other tabs of the session what they would lose (P-216). */
export type TabsAsked = { readonly type: 'tabs.asked' }

export type SignedInEvent =
  | PlaceChanged
  | NavigationBlocked
  | TabAnswered
  | PageResumed
  | SessionRenewed
  | CallInterrupted
  | { readonly type: 'exit.requested' }
  | { readonly type: 'exit.confirmed' }
  | { readonly type: 'exit.dismissed' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'alert.acknowledged' }
  /** A screen threw an error while rendering. */
  | { readonly type: 'screen.failed' }
