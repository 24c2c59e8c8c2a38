import type { Place, PortalPlace } from '#domain/navigation/place.ts'
import type { WantedPlace } from '#domain/navigation/wanted-place.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { Lifetime } from '../session-clock/index.ts'

export type LoginInput = {
  /** Where it begins: as the page was opened, or after a session, which may have ended in another tab. */
  readonly begins: 'restoring' | 'waiting' | 'leftElsewhere'
  /** Where the browser is; null until the router has said so. */
  readonly place: Place | null
  readonly wanted: WantedPlace | null
}

/** A session the server opened. The token itself never enters a chart: the live ports keep it. */
export type OpenSession = Lifetime & {
  /** Digits of the CPF; null after a single sign-on, until the reply that starts the session (D-03). */
  readonly cpf: string | null
}

export type Credentials = { readonly cpf: string; readonly password: string }

export type StartedSession = {
  readonly participant: Participant
  readonly reference: Reference
  /** Whether `/config.json` says where the participant area is (D-47). */
  readonly hasParticipantArea: boolean
}

/** What an open session begins with. */
export type Opened = {
  readonly started: StartedSession
  readonly lifetime: Lifetime
  /** Where the session begins. */
  readonly place: PortalPlace
}

export type LoginOutput =
  | ({ readonly kind: 'opened' } & Opened)
  /** Another tab ended the session before it had begun here. */
  | { readonly kind: 'endedElsewhere' }

export type LoginContext = LoginInput & {
  readonly credentials: Credentials
  /** What the server said about a login that it put off, as when there were too many of them. */
  readonly said: string | null
  /** null until the server has opened one. */
  readonly session: OpenSession | null
  /** null until the session has started. */
  readonly started: StartedSession | null
}

export type CodeArrived = { readonly type: 'code.arrived'; readonly code: string }

/** Another tab ended the session. */
export type SessionEndedElsewhere = { readonly type: 'session.endedElsewhere' }

export type LoginEvent =
  | { readonly type: 'place.changed'; readonly place: Place }
  | CodeArrived
  | { readonly type: 'cpf.typed'; readonly value: string }
  | { readonly type: 'password.typed'; readonly value: string }
  | { readonly type: 'login.submitted' }
  | SessionEndedElsewhere
