import type { Services } from '#server/http/services.ts'

import { hashToken, newToken } from './tokens.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'sessionSeconds'>

/** A new session with its absolute end (core 9); sessions that ended are swept away on the way. */
export async function openSession(
  { db, clock, sessionSeconds }: Needs,
  personId: number,
): Promise<{ token: string; seconds: number }> {
  const now = clock()
  const token = newToken()
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      person_id: personId,
      store_token: newToken(),
      created_at: now,
      expires_at: new Date(now.getTime() + sessionSeconds * 1000),
      revoked_at: null,
    })
    .execute()
  return { token, seconds: sessionSeconds }
}

/** The token is no longer good from now on. */
export async function revokeSession({ db, clock }: Needs, tokenHash: string): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: clock() })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute()
}
