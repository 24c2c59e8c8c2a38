/** Stored as `key:$argon2id$…`; the oldest hashes have no key. */
export type StoredHash = { readonly keyId: string | null; readonly argon2: string }

export const writeHash = (keyId: string, argon2: string): string => `${keyId}:${argon2}`

export function readHash(stored: string): StoredHash {
  const argon2 = stored.slice(stored.indexOf('$'))
  const keyId = stored.slice(0, stored.length - argon2.length).replace(/:$/, '')
  return { keyId: keyId === '' ? null : keyId, argon2 }
}
