import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

import { busy } from '#server/kernel/errors.ts'
import type { Load } from '#server/kernel/load.ts'
import { newToken } from '#server/kernel/tokens.ts'

import { mixed, type PasswordKeys } from './password-keys.ts'
import { readHash, writeHash } from './stored-hash.ts'

/** Of one hash: memory in KiB and passes. */
export type PasswordCost = { readonly memoryKib: number; readonly passes: number }

/** Whether it is less than what OWASP asks of Argon2id. */
export const isWeakCost = ({ memoryKib, passes }: PasswordCost): boolean =>
  memoryKib < (passes === 1 ? 47_104 : 19_456)

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** `stored` null: no password; takes as long as a real comparison. */
  readonly matches: (password: string, stored: string | null) => Promise<boolean>
  /** Whether the hash has a lower cost than configured or not the first key. */
  readonly isWeak: (stored: string) => boolean
  readonly load: Load
}

/** Hashes computed at the same time, and hashes in the queue; each takes much memory. */
const AT_ONCE = 4
const WAITING = 32

/**
 * Argon2id at the given cost, over the password combined with the first key, so that passwords cannot be guessed
 * from the hashes without the key. `hash` and `matches` throw `busy` where the queue is full,
 * `matches` also where the hash was made with a key that is not given.
 */
export async function createPasswords(
  { memoryKib, passes }: PasswordCost,
  keys: PasswordKeys,
): Promise<Passwords> {
  // Argon2id is the library's default; its const enum cannot be used if types are only erased.
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const [current] = keys
  const make = async (password: string) =>
    writeHash(current.id, await hash(mixed(current, password), options))
  const dummy = await make(newToken())
  const { algorithm } = parseOptions(readHash(dummy).argon2)
  const fits = (password: string, stored: string) => {
    const { keyId, argon2 } = readHash(stored)
    if (keyId === null) return verify(argon2, password)
    const key = keys.find(({ id }) => id === keyId)
    if (!key)
      throw new Error(`A password was hashed with the key "${keyId}", which this process does not have.`)
    return verify(argon2, mixed(key, password))
  }
  const limit = pLimit(AT_ONCE)
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= WAITING) throw busy()
    return limit(work)
  }
  return {
    hash: (password) => inTurn(() => make(password)),
    matches: async (password, stored) =>
      (await inTurn(async () => fits(password, stored ?? dummy))) && stored !== null,
    isWeak: (stored) => {
      const { keyId, argon2 } = readHash(stored)
      const made = parseOptions(argon2)
      return (
        keyId !== current.id ||
        made.algorithm !== algorithm ||
        made.memoryCost < memoryKib ||
        made.timeCost < passes
      )
    },
    load: () => ({ running: limit.activeCount, waiting: limit.pendingCount }),
  }
}
