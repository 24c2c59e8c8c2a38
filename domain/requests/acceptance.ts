import { messages } from '../messages.ts'
import type { RequestStatus } from './status.ts'

/** What the participant says of a new amount: SIM agrees, NAO refuses it and cancels the request (ACCEPT-08). */
export const ACCEPTANCE_ANSWERS = ['SIM', 'NAO'] as const

export type AcceptanceAnswer = (typeof ACCEPTANCE_ANSWERS)[number]

/** The answer that led to a situation. */
export const answerBehind = (status: RequestStatus): AcceptanceAnswer => (status === 'N' ? 'NAO' : 'SIM')

/** What is recorded on the timeline of each answer. */
export const RECORDED: Readonly<Record<AcceptanceAnswer, string>> = {
  SIM: messages.newAmountAccepted,
  NAO: messages.newAmountRefused,
}
