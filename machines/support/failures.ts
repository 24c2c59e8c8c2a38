import { type CallFailure, failureOf } from '#domain/call-failure.ts'

/** A write that may be repeated by the participant's decision: network, time-out or 5xx (D-61). */
export const isInterrupted = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'interrupted'

/** The server understood and said no. */
export const isRefused = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind === 'refused'

/** The session is over, whatever the call was (D-13). */
export const isExpired = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind === 'expired'

/** The failure of the call that ended, as params of the guards above. */
export const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) })

/** The same for the session, where the call will not be repeated: params of `trouble`. */
export const fatalFailureIn = (args: { event: { error: unknown } }) => ({
  ...failureIn(args),
  mayRetry: false,
})
