import type { Place } from '#domain/navigation/place.ts'
import type { WantedPlace } from '#domain/navigation/wanted-place.ts'

import type { NavigationBlocked, PageResumed, PlaceChanged, TabAnswered } from '../inside/index.ts'
import type { CodeArrived, Opened, SessionEndedElsewhere } from '../login/index.ts'
import type { SessionRenewed } from '../session-clock/index.ts'

export type SessionInput = {
  /** URL at which the tab's last session ended, and its participant; null after a logout. */
  readonly recalled: WantedPlace | null
}

/** How a session ends, and where its participant wants to go on. */
export type SessionEnd = { readonly reason: EndReason; readonly wanted: Place | null }

/** Why a session ends: what was typed survives all but the participant's own Sair (D-18, D-61). */
export type EndReason = 'exit' | 'failure' | 'expiry' | 'elsewhere'

export type SessionContext = {
  /** Where the browser is; null until the router has spoken. */
  readonly place: Place | null
  readonly wanted: WantedPlace | null
  /** What the session that is open began with; null where none is. */
  readonly opened: Opened | null
  /** Why the last one ended; null where none has since the page was opened. */
  readonly endReason: EndReason | null
  /** Answers that were not saved when the session ended are kept in the tab. */
  readonly keepsAnswers: boolean
}

export type SessionEvent =
  | PlaceChanged
  | NavigationBlocked
  | CodeArrived
  | SessionEndedElsewhere
  | TabAnswered
  | PageResumed
  | SessionRenewed
  | { readonly type: 'alert.acknowledged' }
