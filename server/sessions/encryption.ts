import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

import type { PasswordKey, PasswordKeys } from './password-keys.ts'

/** For secrets that the server has to read again, so that the database alone does not give them away (P-730). */
export type Encryption = {
  /** `owner`: the id of its person; with another one it cannot be decrypted. */
  readonly encrypt: (secret: string, owner: number) => string
  /** Throws where the key is missing, or the text was changed or belongs to another owner. */
  readonly decrypt: (stored: string, owner: number) => string
  /** Whether it was not encrypted with the first key. */
  readonly isOld: (stored: string) => boolean
}

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PURPOSE = 'second factor'

const derived = ({ secret }: PasswordKey) => Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES))

/** AES-256-GCM with keys derived from those of passwords. Stored as `key:` and base64url of nonce, tag and text. */
export function createEncryption(keys: PasswordKeys): Encryption {
  const [current] = keys
  const derivedKeys = new Map(keys.map((key) => [key.id, derived(key)]))
  const keyOf = (id: string) => {
    const key = derivedKeys.get(id)
    if (!key)
      throw new Error(`A secret was encrypted with the key "${id}", which this process does not have.`)
    return key
  }
  return {
    encrypt: (secret, owner) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, keyOf(current.id), nonce).setAAD(Buffer.from(String(owner)))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      const bytes = Buffer.concat([nonce, cipher.getAuthTag(), text])
      return `${current.id}:${bytes.toString('base64url')}`
    },
    decrypt: (stored, owner) => {
      const bytes = Buffer.from(stored.slice(stored.indexOf(':') + 1), 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const decipher = createDecipheriv(CIPHER, keyOf(keyIdOf(stored)), nonce, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(String(owner)))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
    },
    isOld: (stored) => keyIdOf(stored) !== current.id,
  }
}

const keyIdOf = (stored: string): string => stored.slice(0, stored.indexOf(':'))
