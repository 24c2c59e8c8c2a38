import { messages } from '../messages.ts'
import type { RequestStatus } from './status.ts'

/** The answer to a new amount: SIM accepts it, NAO refuses it and cancels the request (ACCEPT-08). */
export const ACCEPTANCE_ANSWERS = ['SIM', 'NAO'] as const

export type AcceptanceAnswer = (typeof ACCEPTANCE_ANSWERS)[number]

/** The answer that leads to a status. */
export const answerBehind = (status: RequestStatus): AcceptanceAnswer => (status === 'N' ? 'NAO' : 'SIM')

/** The entry of the timeline for each answer. */
export const RECORDED: Readonly<Record<AcceptanceAnswer, string>> = {
  SIM: messages.newAmountAccepted,
  NAO: messages.newAmountRefused,
}
