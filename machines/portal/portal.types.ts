import type { Place, PortalPlace } from '#domain/navigation/place.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { Arrangement } from '#domain/requests/arrangement.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { FormSettled, FormUnsaved } from '../draft/index.ts'
import type { RequestOpened } from '../form-editor/index.ts'
import type { ListArranged, SentDismissed, SentRequest } from '../request-list/index.ts'
import type { Visited } from '../support/visited.ts'
import type { RequestSent } from '../wizard/index.ts'

export type PortalInput = {
  readonly participant: Participant
  readonly reference: Reference
  /** Where the participant wanted to be; opened once consent is there. */
  readonly place: PortalPlace
  /** Whether there is a participant area to lead to (D-47). */
  readonly hasParticipantArea: boolean
}

export type PortalContext = PortalInput & {
  /** The path of the screen that is shown; null until one is. */
  readonly shownPath: string | null
  /** null until the consent is there. */
  readonly cloud: Cloud | null
  /** How the list was left, for whoever comes back to it. */
  readonly arrangement: Arrangement
  /** The request that was sent last; the list tells of it until that is dismissed. */
  readonly justSent: SentRequest | null
  /** The form on screen has answers that the server does not have. */
  readonly hasUnsaved: boolean
}

export type PortalEvent =
  | Visited
  /** The router holds a navigation back until it is released or dismissed. */
  | { readonly type: 'navigation.blocked'; readonly place: Place }
  | FormUnsaved
  | FormSettled
  | RequestOpened
  | RequestSent
  | ListArranged
  | SentDismissed
