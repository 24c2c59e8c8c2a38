import type { Refused } from '#domain/call-failure.ts'
import type { MutationOutcome } from './mutation.types.ts'

export const wentWell = (_: unknown, { outcome }: { outcome: MutationOutcome }) => outcome.kind === 'done'

export const wasRefused = (_: unknown, { outcome }: { outcome: MutationOutcome }) =>
  outcome.kind === 'refused'

type Ended<Reply> = { readonly event: { readonly output: MutationOutcome<Reply> } }

/** The reply of an ended mutation. Throws if it was refused. */
export function replyIn<Reply>({ event: { output } }: Ended<Reply>): Reply {
  if (output.kind !== 'done') throw new Error('mutation: there is no reply')
  return output.reply
}

/** The server's message about a refused mutation, if any. */
export const messageIn = (outcome: MutationOutcome): string | null =>
  outcome.kind === 'refused' ? outcome.message : null

/** Why a mutation failed: the server's message, if any. */
export function refusalIn(outcome: MutationOutcome, otherwise: string): string {
  if (outcome.kind !== 'refused') throw new Error('mutation: nothing was refused')
  const problems = outcome.problems.map(({ message }) => message).join(' ')
  return problems || outcome.message || otherwise
}

/** The message and the problems of a mutation that is known to be refused. */
export function refusedIn(outcome: MutationOutcome): Pick<Refused, 'message' | 'problems'> {
  if (outcome.kind !== 'refused') throw new Error('mutation: nothing was refused')
  const { message, problems } = outcome
  return { message, problems }
}
