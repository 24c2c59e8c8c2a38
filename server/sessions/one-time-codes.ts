import type { Queries } from '#server/database/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { hashToken, newToken } from '#server/kernel/tokens.ts'

import { mayLogIn } from './credentials.ts'

const CODE_SECONDS = 60

type Needs = {
  readonly db: Queries
  readonly clock: Clock
}

export const codeEnd = (now: Date) => new Date(now.getTime() + CODE_SECONDS * 1000)

/** The person of a single sign-on code; null if unknown, used or expired, or of former staff (P-498). */
export async function redeemSingleSignOn(needs: Needs, code: string): Promise<number | null> {
  const personId = await takeSingleSignOn(needs, code)
  if (personId === null) return null
  const person = await needs.db
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .where(mayLogIn)
    .executeTakeFirst()
  return person?.id ?? null
}

/**
 * Selected and deleted in one
 * statement, so that only one of several concurrent calls succeeds.
 */
async function takeSingleSignOn({ db, clock }: Needs, code: string): Promise<number | null> {
  const now = clock()
  const hash = hashToken(code)
  const taken = await db
    .deleteFrom('single_sign_on_code')
    .where('code_hash', '=', hash)
    .where('expires_at', '>', now)
    .returning('person_id')
    .executeTakeFirst()
  if (taken) return taken.person_id
  await db.deleteFrom('single_sign_on_code').where('expires_at', '<=', now).execute()
  const reusable = await db
    .selectFrom('single_sign_on_code')
    .select('person_id')
    .where('code_hash', '=', hash)
    .where('reusable', '=', true)
    .executeTakeFirst()
  return reusable?.person_id ?? null
}

/**
 * A new code for the participant area, returned once. The area's server redeems it from the same table, by
 * its hash; expired codes are deleted here.
 */
export async function issueParticipantAreaCode({ db, clock }: Needs, personId: number): Promise<string> {
  const now = clock()
  const code = newToken()
  await db.deleteFrom('participant_area_code').where('expires_at', '<=', now).execute()
  await db
    .insertInto('participant_area_code')
    .values({ code_hash: hashToken(code), person_id: personId, expires_at: codeEnd(now) })
    .execute()
  return code
}
