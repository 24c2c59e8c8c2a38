import type { Services } from '#server/http/services.ts'

import { hashToken, newToken } from './tokens.ts'

/** Life of a code, of either kind, in seconds. */
const CODE_SECONDS = 60

type Needs = Pick<Services, 'db' | 'clock'>

/** When a code given out now ends. */
export const codeEnd = (now: Date) => new Date(now.getTime() + CODE_SECONDS * 1000)

/**
 * Whose single sign-on code this is; null for one that is unknown, used or expired. Taking it and using it up are
 * one statement, so that of many who come with it at once one alone gets the person.
 */
export async function redeemSingleSignOn({ db, clock }: Needs, code: string): Promise<number | null> {
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
 * A new code that opens the participant area for this person, handed out once (core 7). The area's own server redeems
 * it from the same table, by its hash; codes that nobody came with are swept away here.
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
