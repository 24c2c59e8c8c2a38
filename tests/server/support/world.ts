import { loadReference } from '#server/fund/load.ts'
import { RULES, type Rules } from '#server/limits/rules.ts'
import type { PasswordKeys } from '#server/sessions/password-keys.ts'
import { createPasswords } from '#server/sessions/passwords.ts'

/** The day of the tests, around noon at the fund. */
export const NOW = new Date('2026-11-21T15:00:00Z')

export const testFund = () => loadReference('server/reference')

/** The lowest cost, as the tests do not measure time. */
export const CHEAP = { memoryKib: 8, passes: 1 }

/** Keys of the seeded passwords. */
export const KEYS: PasswordKeys = [
  { id: 'teste', secret: 'um segredo de teste que ninguém usa'.replaceAll(' ', '-') },
]

export const testPasswords = () => createPasswords(CHEAP, KEYS)

/** The request types of the specification; a fund may have more. */
export const SPECIFIED_TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 14, 15, 16, 17]

/** Limits that only the tests of limits reach, which use the real ones. */
export const GENEROUS = Object.fromEntries(
  Object.entries(RULES).map(([name, rule]) => [name, { ...rule, points: 100_000 }]),
) as Rules

/** CPFs of seeded people. */
export const MARINA = '52998224725'
export const CARLOS = '11144477735'
export const BEATRIZ = '39053344705'
export const JOAO = '15350946056'
export const HELENA = '71428793860'
export const PAULO = '84621357026'
export const RITA = '20846513951'
export const SANDRA = '96317452873'
/** Staff. */
export const TERESA = '81940527341'
