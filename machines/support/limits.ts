import { type CallFailure, refusalCode } from '#domain/call-failure.ts'

export const isLimited = (_: unknown, { failure }: { failure: CallFailure }) => waitOf(failure) !== null

/** The seconds until a retry after a 429, by default a minute; null for any other failure. */
export const waitOf = (failure: CallFailure): number | null =>
  failure.kind === 'refused' && refusalCode(failure) === 'tooMany' ? (failure.retryAfter ?? 60) : null
