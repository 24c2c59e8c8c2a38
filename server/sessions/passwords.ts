import { hash, parseOptions, verify } from '@node-rs/argon2'

import type { PasswordCost } from '#server/config.ts'

import { busy } from '#server/http/errors.ts'

import { mixed, type PasswordKeys } from './password-keys.ts'
import { readHash, writeHash } from './stored-hash.ts'
import { newToken } from './tokens.ts'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** `stored` null: nobody has that password; takes as long as a real comparison. */
  readonly matches: (password: string, stored: string | null) => Promise<boolean>
  /** Whether the stored hash was made at a lower cost than today's, or not with today's key. */
  readonly isWeak: (stored: string) => boolean
}

/** Hashes that are made at once, and that wait for one of those; each takes much memory (security S8). */
const AT_ONCE = 4
const WAITING = 32

/**
 * Argon2id at the given cost, over what the first key makes of the password: whoever has the hashes but no key cannot
 * try passwords (security S7). `hash` and `matches` throw `busy` where too many wait already, `matches` also where the
 * hash was made with a key that is not given.
 */
export async function createPasswords(
  { memoryKib, passes }: PasswordCost,
  keys: PasswordKeys,
): Promise<Passwords> {
  // The library's own default is Argon2id; its enumeration cannot be named where only types are erased.
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const [current] = keys
  const make = async (password: string) =>
    writeHash(current.id, await hash(mixed(current, password), options))
  const nobodys = await make(newToken())
  const { algorithm } = parseOptions(readHash(nobodys).argon2)
  const fits = (password: string, stored: string) => {
    const { keyId, argon2 } = readHash(stored)
    if (keyId === null) return verify(argon2, password)
    const key = keys.find(({ id }) => id === keyId)
    if (!key)
      throw new Error(`A password was hashed with the key "${keyId}", which this process does not have.`)
    return verify(argon2, mixed(key, password))
  }
  const inTurn = taking(AT_ONCE, WAITING)
  return {
    hash: (password) => inTurn(() => make(password)),
    matches: async (password, stored) =>
      (await inTurn(async () => fits(password, stored ?? nobodys))) && stored !== null,
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
  }
}

/** Runs so many works at once and lets so many wait for their turn; throws `busy` at the next one. */
function taking(atOnce: number, waiting: number) {
  let running = 0
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw busy()
    try {
      return await work()
    } finally {
      // Whoever waits takes the place over; nobody can come in between.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
