import * as v from 'valibot'

import type { Lifetime } from '#machines/session-clock/index.ts'

import { storedValue } from './stored-value.ts'

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
  const inTab = storedValue(storage, KEY, stored)
  let current: StoredSession | null = null
  return {
    read() {
      current ??= inTab.read()
      return current
    },
    keep(session) {
      current = session
      // Of an older session nothing may be left.
      if (!inTab.keep(session)) inTab.clear()
    },
    clear() {
      current = null
      inTab.clear()
    },
  }
}
