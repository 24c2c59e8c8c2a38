import type { Place } from '#domain/navigation/place.ts'

import type { Opened } from '../login/index.ts'
import type { SessionRenewed } from '../session-clock/index.ts'
import type { Unsaved } from '../support/closing-guard.ts'
import type { CallInterrupted } from '../support/system.ts'

export type InsideInput = Opened

export type InsideContext = InsideInput & {
  /** Answers that were not saved when the session ended are kept in the tab. */
  readonly keepsAnswers: boolean
  /** What other tabs of the session said that they have. */
  readonly elsewhere: readonly Unsaved[]
}

/** How an open session ends. */
export type InsideOutput =
  | { readonly kind: 'exited' }
  /** An interrupted call is not tried again. */
  | { readonly kind: 'abandoned' }
  | { readonly kind: 'expired' | 'failed'; readonly keepsAnswers: boolean }

/** `isWanted` where a chart asked to go there; otherwise the person did, by a link or the browser's buttons. */
export type PlaceChanged = {
  readonly type: 'place.changed'
  readonly place: Place
  readonly isWanted?: boolean
}

/** A navigation waits until the portal lets it go: answers on screen are not saved. */
export type NavigationBlocked = { readonly type: 'navigation.blocked'; readonly place: Place }

/** Another tab of the session has something that ends with it. */
export type TabAnswered = { readonly type: 'tab.answered'; readonly holds: Unsaved }

/** The page is looked at again after a sleep, or the computer's clock was set: the timer may be wrong. */
export type PageResumed = { readonly type: 'page.resumed' }

/** Emitted: asks the other tabs of the session what would be lost with it (P-216). */
export type TabsAsked = { readonly type: 'tabs.asked' }

export type InsideEvent =
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
  /** A screen could not be drawn. */
  | { readonly type: 'screen.failed' }
