import type { AnyActorRef } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { TroubleReported } from '../support/system.ts'

export type SessionInput = {
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number
}

/** A session the server opened. The token itself never enters a chart: the live ports keep it. */
export type OpenSession = {
  /** Digits of the CPF. */
  readonly cpf: string
  /** When it ends, in milliseconds since 1970 (D-11). */
  readonly deadline: number
}

export type Credentials = { readonly cpf: string; readonly password: string }

export type StartedSession = { readonly participant: Participant; readonly reference: Reference }

/** Why a session ends: what was typed survives all but the participant's own Sair (D-18, D-61). */
export type EndReason = 'exit' | 'failure' | 'expiry' | 'elsewhere'

export type SessionContext = SessionInput & {
  readonly credentials: Credentials
  readonly session: OpenSession | null
  readonly started: StartedSession | null
  /** Where the browser is; null until the router has spoken. */
  readonly place: Place | null
  /** The private place that was asked for without a session (D-05). */
  readonly wanted: Place | null
  /** Digits of the CPF whose session ended there; null: nobody's, it was asked for without a session. */
  readonly wantedBy: string | null
  /** Who waits for a retry while the dialog is open. */
  readonly troubled: AnyActorRef | null
  readonly endReason: EndReason
}

export type SessionEvent =
  | { readonly type: 'place.changed'; readonly place: Place }
  | { readonly type: 'cpf.typed'; readonly value: string }
  | { readonly type: 'password.typed'; readonly value: string }
  | { readonly type: 'login.submitted' }
  | { readonly type: 'exit.requested' }
  | { readonly type: 'exit.confirmed' }
  | { readonly type: 'exit.dismissed' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'acknowledged' }
  | { readonly type: 'session.endedElsewhere' }
  /** The page is looked at again after a sleep: the timer may be late. */
  | { readonly type: 'page.resumed' }
  | TroubleReported
