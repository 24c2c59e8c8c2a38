import { CompiledQuery, type Kysely } from 'kysely'
import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

import type { Database } from '#server/database/schema.ts'
import { tooMany } from '#server/kernel/errors.ts'

import { BlockLimiter } from './block-limiter.ts'
import { RULES, type Rule, type Rules, SPONSOR_FACTOR } from './rules.ts'
import type { IsSponsor } from './sponsor-ranges.ts'

export type Limiter = RateLimiterPostgres

/** Not to be used inside a transaction: the embedded database has no second connection. */
export type Limits = Readonly<Record<keyof Rules, Limiter>>

const clientOver = (db: Kysely<Database>) => ({
  query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
    return { rows, rowCount: rows.length }
  },
})

/** Keys are addresses; a sponsor's address has more points. */
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

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)

type Settings = {
  readonly rules?: Rules
  /** Default: no address is a sponsor's. */
  readonly isSponsor?: IsSponsor
}

/** The counts are in the database, so that all processes on it count together. */
export function createLimits(
  db: Kysely<Database>,
  { rules = RULES, isSponsor = () => false }: Settings = {},
): Limits {
  const limiters = Object.entries<Rule>(rules).map(
    ([name, { points, seconds, isOfAddress, block }], index) => {
      const options = {
        storeClient: clientOver(db),
        storeType: 'client',
        tableName: 'rate_limit',
        tableCreated: true,
        // One limiter deletes the expired counts of all.
        clearExpiredByTimeout: index === 0,
        keyPrefix: name,
        points,
        duration: seconds,
      }
      if (isOfAddress) return [name, new AddressLimiter(options, isSponsor)]
      return [
        name,
        block === undefined
          ? new RateLimiterPostgres(options)
          : new BlockLimiter(options, commonDivisor(points, block)),
      ]
    },
  )
  return Object.fromEntries(limiters)
}

/** Uses one point; returns how many are used. Throws `tooMany` if none is left. */
export async function consume(limiter: Limiter, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints
  } catch (outcome) {
    throw outcome instanceof RateLimiterRes ? tooMany(outcome.msBeforeNext) : outcome
  }
}

/**
 * Runs work of which only failures count: takes one point of each limiter first, so that concurrent calls
 * cannot exceed the limit, and returns it unless `isFailure` is true for the result. Throws `tooMany` if none
 * is left.
 */
export async function countingFailures<Result>(
  limiters: readonly Limiter[],
  key: string,
  work: () => Promise<Result>,
  isFailure: (result: Result) => boolean,
): Promise<Result> {
  // A rejected call does not count.
  for (const limiter of limiters) await requireLeft(limiter, key)
  for (const limiter of limiters) await consume(limiter, key)
  let isCounted = false
  try {
    const result = await work()
    isCounted = isFailure(result)
    return result
  } finally {
    if (!isCounted) for (const limiter of limiters) await limiter.reward(key)
  }
}

async function requireLeft(limiter: Limiter, key: string): Promise<void> {
  const spent = await limiter.get(key)
  if (spent !== null && spent.remainingPoints === 0) throw tooMany(spent.msBeforeNext)
}
