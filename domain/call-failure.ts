/**
 * One rule that a request broke, with the path of its answer: 'detalhes.banco', 'dependentes.-1.cpf'. `code` is
 * there where something depends on it: the answer is missing, not wrong.
 */
export type Problem = { readonly path: string; readonly message: string; readonly code?: 'required' }

/** Why a call was refused, as far as something depends on it. */
export type RefusalCode =
  | 'denied'
  | 'notFound'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedType'
  | 'invalid'
  | 'tooMany'
  | 'inScan'
  | 'server'

const BY_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'denied',
  401: 'denied',
  403: 'denied',
  404: 'notFound',
  409: 'conflict',
  413: 'tooLarge',
  415: 'unsupportedType',
  422: 'invalid',
  429: 'tooMany',
}

export type Refused = {
  readonly kind: 'refused'
  readonly status: number
  /** As the server says it; absent where it leaves it to the status. */
  readonly code?: RefusalCode
  readonly message: string | null
  readonly problems: readonly Problem[]
  /** Whole seconds of `Retry-After`; absent where the server does not say. */
  readonly retryAfter?: number
}

/**
 * What a failed call means to the participant.
 * - `expired`: the token is no longer good (D-13); log in again.
 * - `refused`: the server understood and said no (4xx, or `codigo` other than 'ok').
 * - `interrupted`: network, time-out, 5xx or a body that is not JSON; the same call may be repeated (D-61).
 * - `offContract`: the answer is JSON, but not what the contract says; repeating the call would not help.
 */
export type CallFailure =
  | { readonly kind: 'expired' }
  | Refused
  | {
      readonly kind: 'interrupted' | 'offContract'
      /** Of the call in the log of the API (SERVER-41), for people to read out; absent where the answer has none. */
      readonly callId?: string
    }

/** The server's code, else what the status says; null for anything but a refusal. */
export const refusalCode = (outcome: CallFailure | { readonly kind: 'done' }): RefusalCode | null =>
  outcome.kind === 'refused' ? (outcome.code ?? BY_STATUS[outcome.status] ?? 'server') : null

/** The one error that the API client throws; `failure` is all that charts look at. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly failure: CallFailure

  constructor(failure: CallFailure, options?: ErrorOptions) {
    super(`Call failed: ${failure.kind}`, options)
    this.failure = failure
  }
}

export const callIdIn = (failure: CallFailure): string | null =>
  ('callId' in failure ? failure.callId : undefined) ?? null

/** Anything that is not a CallError is a defect of ours and is treated as an unusable answer. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof CallError ? error.failure : { kind: 'offContract' }
}
