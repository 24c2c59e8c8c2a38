import type { AnyActorRef } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { Lifetime, SessionRenewed } from '../session-clock/index.ts'
import type { Unsaved } from '../support/closing-guard.ts'
import type { TroubleReported } from '../support/system.ts'

export type SessionInput = {
  /** The clock, in milliseconds since 1970, whatever the computer's own is set to. */
  readonly now: () => number
  /** Where the tab's last session ended, and whose it was; absent where it ended by choice. */
  readonly recalled?: { readonly place: Place; readonly cpf: string } | null
}

/** How a session ends, and where its participant wants to go on. */
export type SessionEnd = { readonly reason: EndReason; readonly wanted: Place | null }

/** A session the server opened. The token itself never enters a chart: the live ports keep it. */
export type OpenSession = Lifetime & {
  /** Digits of the CPF; null after a single sign-on, until the session's start says whose it is (D-03). */
  readonly cpf: string | null
}

export type Credentials = { readonly cpf: string; readonly password: string }

export type StartedSession = {
  readonly participant: Participant
  readonly reference: Reference
  /** Whether `/config.json` says where the participant area is (D-47). */
  readonly hasParticipantArea: boolean
}

/** Told to the world outside: the other tabs of the session are asked what they have that ends with it (P-216). */
export type TabsAsked = { readonly type: 'tabs.asked' }

/** Why a session ends: what was typed survives all but the participant's own Sair (D-18, D-61). */
export type EndReason = 'exit' | 'failure' | 'expiry' | 'elsewhere'

export type SessionContext = SessionInput & {
  readonly credentials: Credentials
  /** What the server said about a login that it put off, as when there were too many of them. */
  readonly said: string | null
  /** The single sign-on code that the browser came with, until it was tried. */
  readonly code: string | null
  readonly session: OpenSession | null
  readonly started: StartedSession | null
  /** Where the browser is; null until the router has spoken. */
  readonly place: Place | null
  /** The private place that was asked for without a session (D-05). */
  readonly wanted: Place | null
  /** Digits of the CPF whose session ended there; null: nobody's, it was asked for without a session. */
  readonly wantedBy: string | null
  /** The charts that wait for a retry while the dialog is open. */
  readonly troubled: readonly AnyActorRef[]
  readonly endReason: EndReason
  /** Answers that were not saved when the session ended are kept in the tab. */
  readonly keepsAnswers: boolean
  /** What other tabs of the session said that they have. */
  readonly elsewhere: readonly Unsaved[]
}

export type SessionEvent =
  /** `isWanted` where a chart asked to go there; otherwise the person did, by a link or the browser's buttons. */
  | { readonly type: 'place.changed'; readonly place: Place; readonly isWanted?: boolean }
  /** A navigation waits until the portal lets it go: answers on screen are not saved. */
  | { readonly type: 'navigation.blocked'; readonly place: Place }
  | { readonly type: 'code.arrived'; readonly code: string }
  | { readonly type: 'cpf.typed'; readonly value: string }
  | { readonly type: 'password.typed'; readonly value: string }
  | { readonly type: 'login.submitted' }
  | { readonly type: 'exit.requested' }
  | { readonly type: 'exit.confirmed' }
  | { readonly type: 'exit.dismissed' }
  | { readonly type: 'retry.chosen' }
  | { readonly type: 'acknowledged' }
  /** A screen could not be drawn. */
  | { readonly type: 'screen.failed' }
  | { readonly type: 'session.endedElsewhere' }
  /** Another tab of the session has something that ends with it. */
  | { readonly type: 'tab.answered'; readonly holds: Unsaved }
  /** The page is looked at again after a sleep, or the computer's clock was set: the timer may be wrong. */
  | { readonly type: 'page.resumed' }
  | SessionRenewed
  | TroubleReported
