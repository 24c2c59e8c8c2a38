import type { Page } from '@playwright/test'

import type { Call } from '#api/contract/call.ts'

import type { Participant } from '../../server/support/participant.ts'

/** Rows of one kind end alike, fault by fault (`expectation.ts`). */
export type Kind =
  | 'login'
  | 'start'
  | 'silentStart'
  | 'consentCheck'
  | 'consent'
  | 'read'
  | 'silentRead'
  | 'choices'
  | 'document'
  | 'consult'
  | 'afterAnswer'
  | 'comparison'
  | 'save'
  | 'upload'
  | 'link'
  | 'attachment'
  | 'postalCode'
  | 'person'
  | 'area'
  | 'renewal'
  | 'password'
  | 'exit'
  | 'visitor'
  | 'code'
  | 'confirmation'

/** Where a row is played: a tab in which somebody is, or is about to be, logged in. */
export type Stage = {
  readonly page: Page
  /** Something new to type, told apart from what every other cell types. */
  readonly text: string
  /** Through the form on the screen, up to the place that was asked for. */
  readonly logIn: () => Promise<void>
  /** The same person, who calls the server past the page, with a session of their own. */
  readonly self: () => Promise<Participant>
  /** Lets so many milliseconds pass at once. */
  readonly pass: (milliseconds: number) => Promise<void>
}

type Step = (stage: Stage) => Promise<unknown>

/** A call, made from one screen. Each cell begins before `trigger` and ends after `works`. */
export type Row = {
  readonly name: string
  readonly call: Call
  /** The chart and what it invokes to wait for the call: 'session.startSession'. */
  readonly waits: string
  readonly who: string
  readonly kind: Kind
  /** Whether the call is made on the way in, or by somebody who is inside. */
  readonly begins: 'login' | 'inside'
  /** Before the tab opens the portal. */
  readonly prepare?: Step
  /** From the list (from the form, where it begins at the login) to where the call is made. */
  readonly open: Step
  /** Types what must not be lost. */
  readonly fill?: Step
  /** What was typed is still there. */
  readonly typed?: Step | undefined
  /** What makes the portal make the call. */
  readonly trigger: Step
  /** What is seen when the call went well. */
  readonly works: Step
  /** From there to where the call is made again. */
  readonly back: Step
  /** What comes between 15 seconds without an answer and the end of the wait, where the call may take longer. */
  readonly outlast?: Step
  /** After an expired session and a new login; where left out, what is read was read, and the trigger is there again. */
  readonly reopen?: Step
  /** How often the call took effect so far: one cell is one effect, whatever broke (D-54). */
  readonly effects?: (stage: Stage) => Promise<number>
}
