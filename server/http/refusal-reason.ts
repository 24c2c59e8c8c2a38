import type { Context } from 'hono'

import { messages } from '#domain/messages.ts'
import type { Refusal, RefusalKind } from '#server/kernel/errors.ts'

/** Why a call was refused, for the log: names of the code, never a text with personal data. */
export type RefusalReason = {
  readonly reason: RefusalKind | 'unknownCall'
  /** Key in the catalogue; messages with variable parts have none. */
  readonly message?: string
  /** Paths of the answers that are wrong. */
  readonly fields?: readonly string[]
  /** The browser or the network ended the call before its body was complete. */
  readonly aborted?: true
}

declare module 'hono' {
  interface ContextVariableMap {
    refusal?: RefusalReason
  }
}

const KEYS = new Map<string, string>(
  Object.entries(messages).flatMap(([key, text]) => (typeof text === 'string' ? [[text, key] as const] : [])),
)

const MOST_FIELDS = 10
const LONGEST_FIELD = 60

export function noteRefusal(c: Context, { kind, message, problems }: Refusal, isAborted: boolean): void {
  const key = KEYS.get(message)
  const fields = problems.slice(0, MOST_FIELDS).map(({ path }) => path.slice(0, LONGEST_FIELD))
  c.set('refusal', {
    reason: kind,
    ...(key !== undefined && { message: key }),
    ...(fields.length > 0 && { fields }),
    ...(isAborted && { aborted: true }),
  })
}
