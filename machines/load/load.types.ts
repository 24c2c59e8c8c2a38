import type { CallRetried } from '../support/system.ts'

export type LoadInput<Request = unknown> = {
  readonly request: Request
  /** Whether a 404 means that what is asked for does not exist; else it is a refusal like any other. */
  readonly mayBeMissing: boolean
}

export type LoadEvent = CallRetried | { readonly type: 'retry.chosen' }

export type LoadOutcome<Reply = unknown> =
  | { readonly kind: 'loaded'; readonly reply: Reply }
  | { readonly kind: 'notFound' }

/** Why the server refused, and how many seconds it asks to wait; null where it does not say. */
export type Refusal = { readonly message: string | null; readonly wait: number | null }

export type LoadContext = LoadInput & {
  /** null until the chart ends. */
  readonly outcome: LoadOutcome | null
  /** null where nothing was refused. */
  readonly refusal: Refusal | null
}
