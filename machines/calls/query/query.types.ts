import type { CallRetried } from '../../support/system.ts'

export type QueryInput<Request = unknown> = {
  readonly request: Request
  /** Whether a 404 means that the resource does not exist; otherwise it is a refusal. */
  readonly mayBeMissing: boolean
}

export type QueryEvent = CallRetried | { readonly type: 'retry.chosen' }

export type QueryOutcome<Reply = unknown> =
  | { readonly kind: 'loaded'; readonly reply: Reply }
  | { readonly kind: 'notFound' }

/** The server's message, and the seconds until a retry (`Retry-After`); null if not given. */
export type Refusal = { readonly message: string | null; readonly wait: number | null }

export type QueryContext = QueryInput & {
  /** Null until the chart ends. */
  readonly outcome: QueryOutcome | null
  readonly refusal: Refusal | null
}
