import type { CallFailure } from '#domain/call-failure.ts'

const TOO_MANY = 429

/** Too many at once or in an hour (429). */
export const isLimited = (_: unknown, { failure }: { failure: CallFailure }) => waitOf(failure) !== null

/** How many seconds a 429 asks to wait: a minute where it does not say. Of every other failure null. */
export const waitOf = (failure: CallFailure): number | null =>
  failure.kind === 'refused' && failure.status === TOO_MANY ? (failure.retryAfter ?? 60) : null
