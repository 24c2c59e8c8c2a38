import type { Place, PortalPlace } from '#domain/navigation/place.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { Arrangement } from '#domain/requests/arrangement.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { ConsentOutcome } from '../../consent/consent/index.ts'
import type { ConsentWithdrawn } from '../../consent/consent-withdrawal/index.ts'
import type { RequestSent } from '../../form/wizard/index.ts'
import type { ListArranged, SentDismissed, SentRequest } from '../../requests/request-list/index.ts'
import type { ConsentWanted } from '../../support/system.ts'
import type { Visited } from '../../support/visited.ts'

export type ScreensInput = {
  readonly participant: Participant
  readonly reference: Reference
  /** The place of the participant; it is opened after consent. */
  readonly place: PortalPlace
  /** Whether there is a participant area to link to (D-47). */
  readonly hasParticipantArea: boolean
}

/** Sent to the tab, which remembers it for a reload; null once it was dismissed. */
export type SentChanged = { readonly type: 'sent.changed'; readonly sent: SentRequest | null }
/** The tab remembers a sent request that was not dismissed. */
export type SentRecalled = { readonly type: 'sent.recalled'; readonly sent: SentRequest }

export type ScreensContext = ScreensInput & {
  /** The path of the current screen; null before the first. */
  readonly shownPath: string | null
  /** Null before the consent, and for staff without one (STAFF-20). */
  readonly cloud: Cloud | null
  /** Staff without a cloud want what needs one. */
  readonly wantsCloud: boolean
  /** Tab, page and search of the list when it was left. */
  readonly arrangement: Arrangement
  /** The last sent request; the list shows it until dismissed. */
  readonly justSent: SentRequest | null
}

export type ScreensEvent =
  | Visited
  | ConsentWanted
  /** The router blocks a navigation until it is released or dismissed. */
  | { readonly type: 'navigation.blocked'; readonly place: Place }
  | RequestSent
  | ListArranged
  | SentDismissed
  | SentRecalled
  | ConsentOutcome
  | ConsentWithdrawn
