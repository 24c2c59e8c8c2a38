import * as v from 'valibot'

/** The tab's session: token, whose it is and when it ends (D-11). The token lives here and nowhere else. */
export type StoredSession = { readonly token: string; readonly cpf: string; readonly deadline: number }

const KEY = 'portal.session'
const stored = v.object({ token: v.string(), cpf: v.string(), deadline: v.number() })

export type SessionStore = {
  readonly read: () => StoredSession | null
  readonly keep: (session: StoredSession) => void
  readonly clear: () => void
}

export function createSessionStore(storage: Storage): SessionStore {
  let current: StoredSession | null = null
  return {
    read() {
      if (current) return current
      try {
        const parsed = v.safeParse(stored, JSON.parse(storage.getItem(KEY) ?? 'null'))
        current = parsed.success ? parsed.output : null
      } catch {
        current = null
      }
      return current
    },
    keep(session) {
      current = session
      storage.setItem(KEY, JSON.stringify(session))
    },
    clear() {
      current = null
      storage.removeItem(KEY)
    },
  }
}
