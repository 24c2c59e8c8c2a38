import type { Place } from '#domain/navigation/place.ts'

import type { NavigationDismissed, NavigationReleased, RouteWanted } from '../support/system.ts'

/** Sent to the history: add an entry, or replace the URL of the entry on screen. */
export type Navigate = Omit<RouteWanted, 'type'> & { readonly type: 'navigate' }

/** What the browser's history carries out. */
export type HistoryCommand =
  | Navigate
  /** The navigation that was blocked goes on. */
  | { readonly type: 'proceed' }
  /** The navigation that was blocked is given up. */
  | { readonly type: 'reset' }

export type RouterContext = {
  /** The path on screen; null until the history has said so. */
  readonly path: string | null
  /** Where a chart wants the browser to be, until it is there. */
  readonly heading: string | null
}

export type RouterEvent =
  /** From the history: once at the start, then after each navigation. */
  | { readonly type: 'location.changed'; readonly place: Place }
  /** From the history: a navigation waits for `proceed` or `reset`. */
  | { readonly type: 'navigation.blocked'; readonly place: Place }
  /** The browser came with a single sign-on code. */
  | { readonly type: 'code.arrived'; readonly code: string }
  | RouteWanted
  | NavigationReleased
  | NavigationDismissed
