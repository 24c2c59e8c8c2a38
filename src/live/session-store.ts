import * as v from 'valibot'

import type { Lifetime } from '#machines/session-clock/index.ts'

/**
 * The tab's session: token, whose it is and when it ends (D-11). The token lives here and nowhere else. The CPF is
 * null after a single sign-on, until the session's start says it.
 */
export type StoredSession = {
  readonly token: string
  readonly cpf: string | null
} & Life

/** How long the session lives, and how many seconds the server gave the last time; null where it did not say. */
export type Life = Lifetime & { readonly granted: number | null }

const KEY = 'portal.session'
const stored = v.object({
  token: v.string(),
  cpf: v.nullable(v.string()),
  deadline: v.number(),
  isLast: v.optional(v.boolean(), false),
  granted: v.optional(v.nullable(v.number()), null),
})

export type SessionStore = {
  readonly read: () => StoredSession | null
  readonly keep: (session: StoredSession) => void
  readonly clear: () => void
}

/** Without a storage, or where it is full, the session lasts as long as the page. */
export function createSessionStore(storage: Storage | null): SessionStore {
  let current: StoredSession | null = null
  return {
    read() {
      if (current) return current
      try {
        const parsed = v.safeParse(stored, JSON.parse(storage?.getItem(KEY) ?? 'null'))
        current = parsed.success ? parsed.output : null
      } catch {
        current = null
      }
      return current
    },
    keep(session) {
      current = session
      try {
        storage?.setItem(KEY, JSON.stringify(session))
      } catch {
        storage?.removeItem(KEY)
      }
    },
    clear() {
      current = null
      storage?.removeItem(KEY)
    },
  }
}
