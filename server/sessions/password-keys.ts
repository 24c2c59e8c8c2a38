import { createHmac, randomBytes } from 'node:crypto'

import { newToken } from '#server/kernel/tokens.ts'

/** A pepper, combined with a password before hashing; never stored in the database (P-298). */
export type PasswordKey = { readonly id: string; readonly secret: string }

/** The first key is for new hashes, the others verify older ones. */
export type PasswordKeys = readonly [PasswordKey, ...PasswordKey[]]

const KEY = /^(?<id>[\w-]{1,32}):(?<secret>[^\s,]{32,})$/

/** Parses `id:secret` keys separated by commas; null if malformed or an id is repeated. */
export function readPasswordKeys(text: string): PasswordKeys | null {
  const keys = text.split(',').flatMap((written): readonly PasswordKey[] => {
    const { id, secret } = KEY.exec(written.trim())?.groups ?? {}
    return id && secret ? [{ id, secret }] : []
  })
  const [first, ...others] = keys
  const ids = new Set(keys.map(({ id }) => id))
  return first && ids.size === text.split(',').length ? [first, ...others] : null
}

export const writePasswordKey = ({ id, secret }: PasswordKey): string => `${id}:${secret}`

export const newPasswordKey = (): PasswordKey => ({
  id: `gerada-${randomBytes(4).toString('hex')}`,
  secret: newToken(),
})

export const mixed = ({ secret }: PasswordKey, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')
