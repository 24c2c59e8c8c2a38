import type { Problem } from '#domain/call-failure.ts'

export type WriteEvent = { readonly type: 'trouble.retried' }

/** How a write ended: the server's answer, or its no with what it said. */
export type WriteOutcome<Reply = unknown> =
  | { readonly kind: 'done'; readonly reply: Reply }
  | {
      readonly kind: 'refused'
      /** Of HTTP. */
      readonly status: number
      readonly message: string | null
      readonly problems: readonly Problem[]
    }

export type WriteContext = {
  readonly request: unknown
  readonly outcome: WriteOutcome | null
}
