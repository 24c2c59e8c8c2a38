import { hash, parseOptions, verify } from '@node-rs/argon2'

import type { PasswordCost } from '#server/config.ts'

import { busy } from '#server/http/errors.ts'

import { newToken } from './tokens.ts'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** `stored` null: nobody has that password; takes as long as a real comparison. */
  readonly matches: (password: string, stored: string | null) => Promise<boolean>
  /** Whether the stored hash was made at a lower cost than today's. */
  readonly isWeak: (stored: string) => boolean
}

/** Hashes that are made at once, and that wait for one of those; each takes much memory (security S8). */
const AT_ONCE = 4
const WAITING = 32

/** Argon2id at the given cost. Both functions throw `busy` where too many wait already. */
export async function createPasswords({ memoryKib, passes }: PasswordCost): Promise<Passwords> {
  // The library's own default is Argon2id; its enumeration cannot be named where only types are erased.
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const nobodys = await hash(newToken(), options)
  const { algorithm } = parseOptions(nobodys)
  const inTurn = taking(AT_ONCE, WAITING)
  return {
    hash: (password) => inTurn(() => hash(password, options)),
    matches: async (password, stored) =>
      (await inTurn(() => verify(stored ?? nobodys, password))) && stored !== null,
    isWeak: (stored) => {
      const made = parseOptions(stored)
      return made.algorithm !== algorithm || made.memoryCost < memoryKib || made.timeCost < passes
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
