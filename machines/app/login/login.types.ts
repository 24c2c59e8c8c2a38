import type { Place, PortalPlace } from '#domain/navigation/place.ts'
import type { WantedPlace } from '#domain/navigation/wanted-place.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { Lifetime } from '../session-clock/index.ts'

export type LoginInput = {
  /** Where it starts: on page load, or after a session, which may have ended in another tab. */
  readonly begins: 'restoring' | 'waiting' | 'leftElsewhere'
  /** Null until the router reports the current place. */
  readonly place: Place | null
  readonly wanted: WantedPlace | null
}

/** A session of the server. Its token never enters a chart: the live ports store it. */
export type OpenSession = Lifetime & {
  /** Digits of the CPF; null after a single sign-on, until the session starts (D-03). */
  readonly cpf: string | null
}

export type Credentials = {
  /** Without the separators of its mask. */
  readonly cpf: string
  readonly password: string
  /** Of the authenticator app; null until the server asks for it after the right password (P-730). */
  readonly appCode: string | null
}

export type StartedSession = {
  readonly participant: Participant
  readonly reference: Reference
  /** Whether `/config.json` has the URL of the participant area (D-47). */
  readonly hasParticipantArea: boolean
}

export type Opened = {
  readonly started: StartedSession
  readonly lifetime: Lifetime
  /** The first place of the session. */
  readonly place: PortalPlace
}

/** Sent to the parent. */
export type LoginOutcome =
  | { readonly type: 'login.opened'; readonly opened: Opened }
  /** The participant chose Sair instead of waiting for a delayed start. */
  | { readonly type: 'login.exited' }
  /** Another tab ended the session before it started here. */
  | { readonly type: 'login.endedElsewhere' }

export type LoginContext = LoginInput & {
  readonly credentials: Credentials
  /**
   * Why the last call failed: the server's message about a limit or the code of the app, or that the service is
   * unavailable.
   */
  readonly serverMessage: string | null
  /** The seconds until that call may be tried again, 0 once they have passed; null without a limit. */
  readonly wait: number | null
  /** Null until the server opens one. */
  readonly session: OpenSession | null
  /** Null until the session has started. */
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
  | { readonly type: 'appCode.typed'; readonly value: string }
  | { readonly type: 'login.submitted' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'exit.chosen' }
  | SessionEndedElsewhere
