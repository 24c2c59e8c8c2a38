import type { Services } from '#server/http/services.ts'

import { hashToken } from './tokens.ts'

const ALLOWED = 10
const MINUTES = 15

type Needs = Pick<Services, 'db' | 'clock'>

const windowStart = (clock: Needs['clock']) => new Date(clock().getTime() - MINUTES * 60_000)

/** Whether so many tries failed lately that none is looked at for a while: passwords of 8 digits are few (D-105). */
export async function isLocked({ db, clock }: Needs, cpf: string): Promise<boolean> {
  const failures = await db
    .selectFrom('login_failure')
    .select('failed_at')
    .where('cpf_hash', '=', hashToken(cpf))
    .where('failed_at', '>', windowStart(clock))
    .limit(ALLOWED)
    .execute()
  return failures.length >= ALLOWED
}

/** Counts one more; what no longer counts, of anybody, is swept away. */
export async function recordFailure({ db, clock }: Needs, cpf: string): Promise<void> {
  await db.deleteFrom('login_failure').where('failed_at', '<=', windowStart(clock)).execute()
  await db
    .insertInto('login_failure')
    .values({ cpf_hash: hashToken(cpf), failed_at: clock() })
    .execute()
}

/** A login that went well begins the count anew. */
export async function forgetFailures({ db }: Needs, cpf: string): Promise<void> {
  await db.deleteFrom('login_failure').where('cpf_hash', '=', hashToken(cpf)).execute()
}
