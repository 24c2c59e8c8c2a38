/** Stored as `key:$argon2id$…`; the oldest hashes have no key. */
export type StoredHash = { readonly keyId: string | null; readonly argon2: string }

export const writeHash = (keyId: string, argon2: string): string => `${keyId}:${argon2}`

export function readHash(stored: string): StoredHash {
  const argon2 = stored.slice(stored.indexOf('$'))
  const keyId = stored.slice(0, stored.length - argon2.length).replace(/:$/, '')
  return { keyId: keyId === '' ? null : keyId, argon2 }
}

const ARGON2ID = /^\$argon2id\$v=19\$m=\d{1,7},t=\d{1,3},p=\d{1,2}(\$[A-Za-z\d+/]{11,}){2}$/

/** Whether a hash that another program made, without a key, can be verified here. */
export const isArgon2id = (hash: string): boolean => ARGON2ID.test(hash)
