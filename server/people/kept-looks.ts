import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { LookUpTable } from '#server/database/schema.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { tooMany } from '#server/http/errors.ts'
import type { Services } from '#server/http/services.ts'
import { spend } from '#server/limits/limits.ts'
import { hashToken } from '#server/sessions/tokens.ts'

/** A look at somebody else's CPF. */
export type Look = {
  readonly personId: number
  readonly address: string
  readonly cpf: string
  readonly askedFor: LookUpTable['asked_for']
}

type Needs = Pick<Services, 'db' | 'clock' | 'limits'>

/**
 * Keeps a look at somebody else. Throws `tooMany` where the person looked at so many others within a day already, or
 * others did from the same address; the name and the plans of one CPF are one (security R12).
 */
export async function keepLook(needs: Needs, look: Look): Promise<void> {
  const { db, limits } = needs
  // The library's counts are kept over another connection than the transaction's.
  const mayBeNew = await isNew(db, needs, look)
  if (mayBeNew) await spend(limits.lookUpsOfAddress, look.address)
  const wasNew = await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`look_up ${look.personId}`}, 0))`.execute(
      transaction,
    )
    const outcome = await isNew(transaction, needs, look)
    await insertLook(transaction, needs, look)
    return outcome
  })
  // The same look came twice at once.
  if (mayBeNew && !wasNew) await limits.lookUpsOfAddress.reward(look.address)
}

/** False where the person looked at that CPF within a day; throws `tooMany` where there were enough others. */
async function isNew(
  db: Queries,
  { clock, limits: { lookUps } }: Needs,
  { personId, cpf }: Look,
): Promise<boolean> {
  const since = new Date(clock().getTime() - lookUps.msDuration)
  const looks = await db
    .selectFrom('look_up')
    .select(({ fn }) => ['cpf_hash', fn.max('looked_up_at').as('last')])
    .where('person_id', '=', personId)
    .where('looked_up_at', '>', since)
    .groupBy('cpf_hash')
    .orderBy('last')
    .execute()
  if (looks.some(({ cpf_hash }) => cpf_hash === hashToken(cpf))) return false
  const [oldest] = looks
  if (oldest && looks.length >= lookUps.points) throw tooMany(oldest.last.getTime() - since.getTime())
  return true
}

const insertLook = (db: Queries, { clock }: Needs, { personId, cpf, askedFor }: Look) =>
  db
    .insertInto('look_up')
    .values({
      person_id: personId,
      asked_for: askedFor,
      cpf_hash: hashToken(cpf),
      looked_up_at: clock(),
    })
    .execute()
