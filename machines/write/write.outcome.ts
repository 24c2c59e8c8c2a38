import type { WriteOutcome } from './write.types.ts'

/** The outcome of an invoked chart that has ended, as params of guards and actions. */
export const outcomeIn = <Outcome>({ event }: { event: { output: Outcome } }) => ({ outcome: event.output })

/** The server did what was asked. */
export const wentWell = (_: unknown, { outcome }: { outcome: WriteOutcome }) => outcome.kind === 'done'
