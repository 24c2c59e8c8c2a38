import { type Kysely, sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database, LookUpTable } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { tooMany } from '#server/kernel/errors.ts'
import { hashToken } from '#server/kernel/tokens.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { consume, type Limits } from '#server/limits/limits.ts'

export type Lookup = {
  readonly personId: number
  readonly address: string
  readonly cpf: string
  readonly askedFor: LookUpTable['asked_for']
}

export type LookupNeeds = {
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly limits: Limits
}

/**
 * Records a lookup of another person. Throws `tooMany` where the person has looked up enough others within a day,
 * or enough were looked up from the same address; name and plans of one CPF count once.
 */
export async function recordLookup(needs: LookupNeeds, lookup: Lookup): Promise<void> {
  const { db, limits } = needs
  // The limiter uses another connection than the transaction.
  const mayBeNew = await isNew(db, needs, lookup)
  if (mayBeNew) await consume(limits.lookUpsOfAddress, lookup.address)
  const wasNew = await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`look_up ${lookup.personId}`}, 0))`.execute(
      transaction,
    )
    const outcome = await isNew(transaction, needs, lookup)
    await insertLookup(transaction, needs, lookup)
    return outcome
  })
  // A concurrent call made the same lookup.
  if (mayBeNew && !wasNew) await limits.lookUpsOfAddress.reward(lookup.address)
}

/** False if the person looked up that CPF within a day; throws `tooMany` if the limit is reached. */
async function isNew(
  db: Queries,
  { clock, limits: { lookUps } }: LookupNeeds,
  { personId, cpf }: Lookup,
): Promise<boolean> {
  const since = new Date(clock().getTime() - lookUps.msDuration)
  const lookups = await db
    .selectFrom('look_up')
    .select(({ fn }) => ['cpf_hash', fn.max('looked_up_at').as('last')])
    .where('person_id', '=', personId)
    .where('looked_up_at', '>', since)
    .groupBy('cpf_hash')
    .orderBy('last')
    .execute()
  if (lookups.some(({ cpf_hash }) => cpf_hash === hashToken(cpf))) return false
  const [oldest] = lookups
  if (oldest && lookups.length >= lookUps.points) throw tooMany(oldest.last.getTime() - since.getTime())
  return true
}

const insertLookup = (db: Queries, { clock }: LookupNeeds, { personId, cpf, askedFor }: Lookup) =>
  db
    .insertInto('look_up')
    .values({
      person_id: personId,
      asked_for: askedFor,
      cpf_hash: hashToken(cpf),
      looked_up_at: clock(),
    })
    .execute()
