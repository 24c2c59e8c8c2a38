import type { Refused } from '#domain/call-failure.ts'

import type { CallRetried } from '../../support/system.ts'

export type MutationInput<Request = unknown> = { readonly request: Request }

export type MutationEvent = CallRetried

/** How a mutation ended: the reply, or the server's refusal. */
export type MutationOutcome<Reply = unknown> = { readonly kind: 'done'; readonly reply: Reply } | Refused

export type MutationContext = MutationInput & {
  readonly outcome: MutationOutcome | null
}
