import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '#server/database/schema.ts'
import { tooMany } from '#server/http/errors.ts'

import { RULES, type Rules } from './rules.ts'

export type Limiter = RateLimiterPostgres

/** One for each rule. None may be used inside a transaction: the embedded database has no second connection. */
export type Limits = Readonly<Record<keyof Rules, Limiter>>

/** What the library asks of a connection. */
const clientOver = (db: Kysely<Database>) => ({
  query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows, rowCount: rows.length }
  },
})

/** The counts lie in the database, so that all processes on it count together (security S1). */
export function createLimits(db: Kysely<Database>, rules: Rules = RULES): Limits {
  const limiters = Object.entries(rules).map(([name, { points, seconds }], index) => [
    name,
    new RateLimiterPostgres({
      storeClient: clientOver(db),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // One sweeps what is over, of all of them.
      clearExpiredByTimeout: index === 0,
      keyPrefix: name,
      points,
      duration: seconds,
    }),
  ])
  return Object.fromEntries(limiters)
}

/** Uses up one; answers how many that makes. Throws `tooMany` where none was left. */
export async function spend(limiter: Limiter, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (outcome) {
    throw outcome instanceof RateLimiterRes ? tooMany(outcome.msBeforeNext) : outcome
  }
}

/** Throws `tooMany` where none is left, and uses up none: where only what fails counts. */
export async function requireLeft(limiter: Limiter, key: string): Promise<void> {
  const spent = await limiter.get(key)
  if (spent !== null && spent.consumedPoints >= limiter.points) throw tooMany(spent.msBeforeNext)
}
