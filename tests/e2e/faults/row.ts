import type { Page } from '@playwright/test'

import type { Call } from '#api/contract/call.ts'

import type { Wait } from '../../../tools/cli/docs/awaited-calls.ts'
import type { Participant } from '../../server/support/participant.ts'

/** Rows of one kind have the same expectations. */
export type Kind =
  | 'login'
  | 'start'
  | 'signOn'
  | 'silentStart'
  | 'consentCheck'
  | 'consent'
  | 'withdrawal'
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

/** Where a row is run: a tab in which a participant is logged in, or logs in next. */
export type Stage = {
  readonly page: Page
  /** What `prepare` returned: of the request that the row is about. */
  readonly id: number
  /** A text that is unique to the cell. */
  readonly text: string
  /** By the form on screen, until the page of the URL is shown. */
  readonly logIn: () => Promise<void>
  /** The same person calling the server directly, in a session of their own. */
  readonly self: () => Promise<Participant>
  /** Advances the clock. */
  readonly pass: (milliseconds: number) => Promise<void>
}

type Step = (stage: Stage) => Promise<unknown>

/** A call, made from one screen. Each cell begins before `trigger` and ends after `works`. */
export type Row = {
  readonly name: string
  readonly call: Call
  /** Waits for the call. */
  readonly waits: Wait
  readonly who: string
  readonly kind: Kind
  /** The call is made during the login; otherwise in an open session. */
  readonly begins?: 'login'
  /** Runs before the tab opens the portal; may return the id of a request. */
  readonly prepare?: Step
  /** From the list (from the login form for calls of the login) to the screen of the call. */
  readonly open: Step
  /** Types what must not be lost. */
  readonly fill?: Step
  readonly typed?: Step | undefined
  readonly trigger: Step
  /** Expects what a successful call shows. */
  readonly works: Step
  /** From there to where the call can be made again. */
  readonly back: Step
  /** For calls that may take longer: from 15 seconds without a reply to the end of the wait. */
  readonly outlast?: Step
  /**
   * After an expired session and a new login; by default a read has already been repeated, and a write can be
   * triggered again.
   */
  readonly reopen?: Step
  /** How often the call has taken effect: exactly once per cell, whatever the fault (D-54). */
  readonly effects?: (stage: Stage) => Promise<number>
}
