import { sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { hashToken, newToken } from '#server/kernel/tokens.ts'

type Needs = {
  readonly db: Queries
  readonly clock: Clock
  readonly sessionSeconds: number
  readonly mostSessions: number
}

/**
 * A new session with its absolute end (SESSION-01). Where the person has more sessions than allowed, the oldest are
 * revoked.
 */
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
  // A separate statement: of two concurrent logins, the later one sees both sessions.
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

/** Longest lifetime including renewals. */
const LONGEST = '12 hours'

/**
 * Extends a session to a new lifetime, at most 12 hours after its start (D-12). Returns the seconds left;
 * null if the session has ended.
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

export async function revokeSession(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  tokenHash: string,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: clock() })
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function revokeSessionsOf(db: Queries, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute()
}
