import { CompiledQuery, type Kysely } from 'kysely'
import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '#server/database/schema.ts'
import { tooMany } from '#server/http/errors.ts'

import { RULES, type Rule, type Rules, SPONSOR_FACTOR } from './rules.ts'
import type { IsSponsor } from './sponsor-ranges.ts'

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

/** Keys are addresses, and those of a sponsor have more points. */
class AddressLimiter extends RateLimiterPostgres {
  readonly #isSponsor: IsSponsor
  readonly #ofSponsors: RateLimiterPostgres

  constructor(options: IRateLimiterPostgresOptions & { readonly points: number }, isSponsor: IsSponsor) {
    super(options)
    this.#isSponsor = isSponsor
    this.#ofSponsors = new RateLimiterPostgres({
      ...options,
      clearExpiredByTimeout: false,
      points: options.points * SPONSOR_FACTOR,
    })
  }

  override consume(address: string) {
    return this.#isSponsor(address) ? this.#ofSponsors.consume(address) : super.consume(address)
  }

  override get(address: string) {
    return this.#isSponsor(address) ? this.#ofSponsors.get(address) : super.get(address)
  }
}

type Settings = {
  readonly rules?: Rules
  /** Absent: there are no sponsors' addresses. */
  readonly isSponsor?: IsSponsor
}

/** The counts lie in the database, so that all processes on it count together (security S1). */
export function createLimits(
  db: Kysely<Database>,
  { rules = RULES, isSponsor = () => false }: Settings = {},
): Limits {
  const limiters = Object.entries<Rule>(rules).map(([name, { points, seconds, isOfAddress }], index) => {
    const options = {
      storeClient: clientOver(db),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      // One sweeps what is over, of all of them.
      clearExpiredByTimeout: index === 0,
      keyPrefix: name,
      points,
      duration: seconds,
    }
    return [name, isOfAddress ? new AddressLimiter(options, isSponsor) : new RateLimiterPostgres(options)]
  })
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

/**
 * Does work of which only failures count: one of each is used up before, so that of any number at once no more are done
 * than are left, and given back unless `isFailure` says so of what came out. Throws `tooMany` where none was left.
 */
export async function countingFailures<Result>(
  limiters: readonly Limiter[],
  key: string,
  work: () => Promise<Result>,
  isFailure: (result: Result) => boolean,
): Promise<Result> {
  // A call that finds the limit used up does not add to it.
  for (const limiter of limiters) await requireLeft(limiter, key)
  for (const limiter of limiters) await spend(limiter, key)
  let isCounted = false
  try {
    const result = await work()
    isCounted = isFailure(result)
    return result
  } finally {
    if (!isCounted) for (const limiter of limiters) await limiter.reward(key)
  }
}

/** Throws `tooMany` where none is left, and uses up none. */
async function requireLeft(limiter: Limiter, key: string): Promise<void> {
  const spent = await limiter.get(key)
  if (spent !== null && spent.remainingPoints === 0) throw tooMany(spent.msBeforeNext)
}
