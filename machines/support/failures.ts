import type { CallFailure } from '#domain/call-failure.ts'

/** A write that may be repeated by the participant's decision: network, time-out or 5xx (D-61). */
export const isInterrupted = (_: unknown, { failure }: { failure: CallFailure }) =>
  failure.kind === 'interrupted'

/** The server understood and said no. */
export const isRefused = (_: unknown, { failure }: { failure: CallFailure }) => failure.kind === 'refused'
