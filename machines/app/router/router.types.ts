import type { Place } from '#domain/navigation/place.ts'

import type { NavigationDismissed, NavigationReleased, RouteWanted } from '../../support/system.ts'

/** Sent to the history: add an entry, or replace the URL of the entry on screen. */
export type Navigate = Omit<RouteWanted, 'type'> & { readonly type: 'navigate' }

/** Commands for the browser's history. */
export type HistoryCommand =
  | Navigate
  /** Continue the blocked navigation. */
  | { readonly type: 'proceed' }
  /** Cancel the blocked navigation. */
  | { readonly type: 'reset' }

export type RouterContext = {
  /** The current path; null until the history reports it. */
  readonly path: string | null
  /** The path to which a chart navigates, until it is reached. */
  readonly heading: string | null
}

export type RouterEvent =
  /** From the history: once at the start, then after each navigation. */
  | { readonly type: 'location.changed'; readonly place: Place }
  /** From the history: a navigation is blocked until `proceed` or `reset`. */
  | { readonly type: 'navigation.blocked'; readonly place: Place }
  /** The URL has a single sign-on code. */
  | { readonly type: 'code.arrived'; readonly code: string }
  | RouteWanted
  | NavigationReleased
  | NavigationDismissed
