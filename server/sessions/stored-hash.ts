/** Stored as `key:$argon2id$…`; the oldest hashes have no key. */
export type StoredHash = { readonly keyId: string | null; readonly argon2: string }

export const writeHash = (keyId: string, argon2: string): string => `${keyId}:${argon2}`

export function readHash(stored: string): StoredHash {
  const argon2 = stored.slice(stored.indexOf('$'))
  const keyId = stored.slice(0, stored.length - argon2.length).replace(/:$/, '')
  return { keyId: keyId === '' ? null : keyId, argon2 }
}

/** What one verification takes: memory in KiB, passes over it, and threads. */
export type HashCost = { readonly memoryKib: number; readonly passes: number; readonly threads: number }

const ARGON2ID = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})(\$[A-Za-z\d+/]{11,86}){2}$/

/** The cost of a hash that another program made, without a key; null if it cannot be verified here. */
export function costOfArgon2id(hash: string): HashCost | null {
  const [, memoryKib = 0, passes = 0, threads = 0] = (ARGON2ID.exec(hash) ?? []).map(Number)
  // Argon2 needs eight blocks of 1 KiB for each thread.
  return passes > 0 && threads > 0 && memoryKib >= 8 * threads ? { memoryKib, passes, threads } : null
}
