import { hash, parseOptions, verify } from '@node-rs/argon2'

import type { PasswordCost } from '#server/config.ts'

import { newToken } from './tokens.ts'

export type Passwords = {
  readonly hash: (password: string) => Promise<string>
  /** `stored` null: nobody has that password; takes as long as a real comparison. */
  readonly matches: (password: string, stored: string | null) => Promise<boolean>
  /** Whether the stored hash was made at a lower cost than today's. */
  readonly isWeak: (stored: string) => boolean
}

/** Argon2id at the given cost. */
export async function createPasswords({ memoryKib, passes }: PasswordCost): Promise<Passwords> {
  // The library's own default is Argon2id; its enumeration cannot be named where only types are erased.
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const nobodys = await hash(newToken(), options)
  const { algorithm } = parseOptions(nobodys)
  return {
    hash: (password) => hash(password, options),
    matches: async (password, stored) => (await verify(stored ?? nobodys, password)) && stored !== null,
    isWeak: (stored) => {
      const made = parseOptions(stored)
      return made.algorithm !== algorithm || made.memoryCost < memoryKib || made.timeCost < passes
    },
  }
}
