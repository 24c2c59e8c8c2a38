import { type CallFailure, failureOf } from '#domain/call-failure.ts'

/** A write that may be repeated by the participant's decision: network, time-out or 5xx (D-61). */
export const isInterrupted = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'interrupted'

/** The server understood and said no. */
export const isRefused = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind === 'refused'

/** Refused, and not because there were too many at once or in an hour: the same call would be refused again. */
export const isRefusedForGood = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'refused' && waitSaidIn(failure) === null

/** The server did not take CPF and password for a pair (D-16). */
export const isWrongCredentials = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'refused' && [400, 401, 403].includes(failure.status)

/** The session is over, whatever the call was (D-13). */
export const isExpired = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind === 'expired'

/**
 * The chart reports it in place. An expired session is not handled there: the error of an invoked actor that no
 * transition takes ends the chart with that error, and so on up to the session.
 */
export const isLocal = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind !== 'expired'

/** Too many tries: the server's own sentence says for how long. Of every other failure null. */
export const waitSaidIn = (failure: CallFailure): string | null =>
  failure.kind === 'refused' && failure.status === 429 ? failure.message : null

/** The failure of the call that ended, as params of the guards above. */
export const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) })
