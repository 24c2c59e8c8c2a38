import type { Place } from '#domain/navigation/place.ts'
import type { WantedPlace } from '#domain/navigation/wanted-place.ts'
import type { CodeArrived, LoginOutcome, Opened, SessionEndedElsewhere } from '../login/index.ts'
import type { SessionRenewed } from '../session-clock/index.ts'
import type {
  NavigationBlocked,
  PageResumed,
  PlaceChanged,
  SignedInOutcome,
  TabAnswered,
} from '../signed-in/index.ts'

export type SessionInput = {
  /** URL at which the tab's last session ended, and its participant; null after a logout. */
  readonly recalled: WantedPlace | null
}

/** How a session ends, and where its participant continues. */
export type SessionEnd = { readonly reason: EndReason; readonly wanted: Place | null }

/** Why a session ends: unsaved answers are deleted only by the participant's own Sair (D-18, D-61). */
export type EndReason = 'exit' | 'failure' | 'expiry' | 'elsewhere'

export type SessionContext = {
  /** Null until the router reports the current place. */
  readonly place: Place | null
  readonly wanted: WantedPlace | null
  /** The data with which the open session started; null without one. */
  readonly opened: Opened | null
  /** Why the last session ended; null if none has ended since the page was loaded. */
  readonly endReason: EndReason | null
  /** Of the call that ended the last session, for people to read out; null if none did. */
  readonly callId: string | null
}

export type SessionEvent =
  | PlaceChanged
  | NavigationBlocked
  | CodeArrived
  | SessionEndedElsewhere
  | TabAnswered
  | PageResumed
  | SessionRenewed
  | LoginOutcome
  | SignedInOutcome
  | { readonly type: 'alert.acknowledged' }
