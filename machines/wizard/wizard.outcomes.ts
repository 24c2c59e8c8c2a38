import { failureOf } from '#domain/call-failure.ts'

/** What a failed call says, for the guards and actions that ask. */
export const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) })

/** How an invoked chart ended, for the guards and actions that ask. */
export const outcomeIn = <Outcome>({ event }: { event: { output: Outcome } }) => ({ outcome: event.output })
