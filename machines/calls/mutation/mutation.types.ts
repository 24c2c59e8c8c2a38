import type { Problem } from '#domain/call-failure.ts'

import type { CallRetried } from '../../support/system.ts'

export type WriteInput<Request = unknown> = { readonly request: Request }

export type WriteEvent = CallRetried

/** How a write ended: the reply, or the server's refusal. */
export type WriteOutcome<Reply = unknown> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | {
      readonly kind: 'refused'
      /** The HTTP status. */
      readonly status: number
      readonly message: string | null
      readonly problems: readonly Problem[]
    }

export type WriteContext = WriteInput & {
  readonly outcome: WriteOutcome | null
}
