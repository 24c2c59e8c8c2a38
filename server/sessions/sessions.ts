import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'

import { hashToken, newToken } from './tokens.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'sessionSeconds' | 'mostSessions'>

/** A new session with its absolute end (core 9). Of more sessions than a person may have, the oldest end. */
export async function openSession(
  { db, clock, sessionSeconds, mostSessions }: Needs,
  personId: number,
): Promise<{ token: string; seconds: number }> {
  const now = clock()
  const token = newToken()
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
  // A statement of its own: of two logins at once, the later one sees both sessions.
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('token_hash', 'not in', ({ selectFrom }) =>
      selectFrom('session')
        .select('token_hash')
        .where('person_id', '=', personId)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('created_at', 'desc')
        .orderBy('token_hash')
        .limit(mostSessions),
    )
    .execute()
  return { token, seconds: sessionSeconds }
}

/** However often it is renewed, a session ends so long after it began. */
const LONGEST = '12 hours'

/**
 * Moves the end of a running session to as far from now as a new one's would be, but never beyond 12 hours after it
 * began (D-12). Answers the seconds left; null where the session ended meanwhile.
 */
export async function extendSession(
  { db, clock, sessionSeconds }: Omit<Needs, 'mostSessions'>,
  tokenHash: string,
): Promise<number | null> {
  const now = clock()
  const wanted = new Date(now.getTime() + sessionSeconds * 1000)
  const extended = await db
    .updateTable('session')
    .set({
      expires_at: sql<Date>`greatest(expires_at, least(${wanted}::timestamptz, created_at + ${LONGEST}::interval))`,
    })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('expires_at')
    .executeTakeFirst()
  return extended ? Math.floor((extended.expires_at.getTime() - now.getTime()) / 1000) : null
}

/** The token is no longer good from now on. */
export async function revokeSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tokenHash: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: clock() })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute()
}

/** No token of the person is good from now on. */
export async function revokeSessionsOf(db: Queries, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute()
}
