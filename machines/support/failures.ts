import { type CallFailure, failureOf, refusalCode } from '#domain/call-failure.ts'

/** Network failure, time-out or 5xx: the participant may repeat the call (D-61). */
export const isInterrupted = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'interrupted'

export const isRefused = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind === 'refused'

/** A refusal other than a limit: the same call would be refused again. */
export const isRefusedForGood = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'refused' && refusalCode(failure) !== 'tooMany'

/** A refusal whose code says why; what neither `causa` nor the status explains may be repeated. */
export const isRefusedWithCode = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'refused' && !['tooMany', 'server'].includes(refusalCode(failure) ?? 'server')

/** The server refused the combination of CPF and password (D-16). */
export const isWrongCredentials = (_: unknown, { failure }: { failure: CallFailure }) =>
  refusalCode(failure) === 'denied'

/** What the server says about the code of the authenticator app, missing or wrong; null for any other failure (P-730). */
export const appCodeMessageIn = (failure: CallFailure): string | null =>
  (failure.kind === 'refused' && failure.problems.find(({ path }) => path === 'codigo')?.message) || null

/** The session has expired, for any call (D-13). */
export const isExpired = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind === 'expired'

/**
 * The chart reports it in place. An expired session is not handled there: an error that no transition
 * handles stops the chart with that error, and so on up to the session.
 */
export const isLocal = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind !== 'expired'

/** The server's message about a limit (429); null for any other failure. */
export const limitMessageIn = (failure: CallFailure): string | null =>
  failure.kind === 'refused' && refusalCode(failure) === 'tooMany' ? failure.message : null

/** No response, 429 or 5xx: the same call may succeed later (D-148). */
export const isDelay = (failure: CallFailure): boolean =>
  failure.kind === 'interrupted' || refusalCode(failure) === 'tooMany'

/** The failure of the call that ended, as params of the guards above. */
export const failureIn = ({ event }: { event: { error: unknown } }) => ({ failure: failureOf(event.error) })
