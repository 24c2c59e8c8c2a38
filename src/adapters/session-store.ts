import * as v from 'valibot'

import type { Lifetime } from '#machines/app/session-clock/index.ts'

import { storedValue } from './stored-value.ts'

/**
 * The session of this tab (D-11), the only place of the token. The CPF is null after a single sign-on until
 * the session has started.
 */
export type StoredSession = {
  readonly token: string
  readonly cpf: string | null
  /** The cloud that the consent gave access to; absent before the consent. */
  readonly cloudId?: number | undefined
} & Life

/** `granted` is the number of seconds that the server granted last; null if it returned none. */
export type Life = Lifetime & { readonly granted: number | null }

const KEY = 'portal.session'
const stored = v.object({
  token: v.string(),
  cpf: v.nullable(v.string()),
  cloudId: v.optional(v.number()),
  deadline: v.number(),
  isLast: v.optional(v.boolean(), false),
  granted: v.optional(v.nullable(v.number()), null),
})

export type SessionStore = {
  readonly read: () => StoredSession | null
  readonly keep: (session: StoredSession) => void
  readonly clear: () => void
  /**
   * False if the tab's storage has another session than this page, or none: a page that was loaded later in the same
   * tab ended or replaced it.
   */
  readonly isCurrent: () => boolean
  /** Takes over what a page that was loaded later in the same tab stored of the session. */
  readonly refresh: () => StoredSession | null
}

/** Without storage, or if it is full, the session ends with the page. */
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
      // Nothing of an older session may remain.
      if (!inTab.keep(session)) inTab.clear()
    },
    clear() {
      current = null
      inTab.clear()
    },
    isCurrent: () => inTab.read()?.token === current?.token,
    refresh() {
      current = inTab.read()
      return current
    },
  }
}
