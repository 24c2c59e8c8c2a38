import type { WriteOutcome } from './mutation.types.ts'

export const wentWell = (_: unknown, { outcome }: { outcome: WriteOutcome }) => outcome.kind === 'done'

/** Why a write failed: the server's message, if any. */
export function refusalIn(outcome: WriteOutcome, otherwise: string): string {
  if (outcome.kind !== 'refused') throw new Error('write: nothing was refused')
  const problems = outcome.problems.map(({ message }) => message).join(' ')
  return problems || outcome.message || otherwise
}
