import { sql } from 'kysely'

import { messages } from '#domain/messages.ts'
import { startRefusal } from '#domain/request-kinds/offering.ts'
import type { PARTICIPANT_MOVES } from '#machines/requests/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { conflict, invalid } from '#server/kernel/errors.ts'
import { findMemberships } from '#server/people/facts.ts'

import { changesSince } from '../changes.ts'
import type { StoredRequest } from '../own-request.ts'

export type Intent = keyof typeof PARTICIPANT_MOVES

const REFUSALS = {
  notOffered: messages.typeNotOffered,
  withdrawalNotAllowed: messages.withdrawalNotAllowed,
  unavailable: messages.typeUnavailable,
} as const

/** Throws if the person may not start a request of that type, by the same rule as the portal (D-29). */
export async function requireStartable(
  db: Queries,
  fund: FundReference,
  personId: number,
  typeId: number,
): Promise<void> {
  const { withdrawal_allowed } = await db
    .selectFrom('person')
    .select('withdrawal_allowed')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const refusal = startRefusal(typeId, {
    types: fund.requestTypes,
    memberships: await findMemberships(db, personId),
    withdrawalAllowed: withdrawal_allowed,
  })
  if (refusal !== null) throw invalid(REFUSALS[refusal])
}

/** Per person. */
const MOST_DRAFTS = 200

/**
 * Throws a conflict if the person has too many drafts. A lock until the transaction ends makes concurrent saves
 * respect the limit; it is none of the person's row, which an import may have changed (P-744).
 */
export async function requireRoomForDraft(db: Queries, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts ${personId}`}, 0))`.execute(db)
  const { drafts } = await db
    .selectFrom('request')
    .select(({ fn }) => fn.countAll<string>().as('drafts'))
    .where('person_id', '=', personId)
    .where('status', '=', 'L')
    .executeTakeFirstOrThrow()
  if (Number(drafts) >= MOST_DRAFTS) throw conflict(messages.tooManyDrafts(MOST_DRAFTS))
}

/** Throws a conflict with the changed paths if the request changed since it was read (D-54). */
export async function requireVersion(
  db: Queries,
  { id, version }: StoredRequest,
  expected: number | undefined,
): Promise<void> {
  if (expected === undefined || expected === version) return
  const changed = await changesSince(db, id, expected)
  throw conflict(
    messages.changedElsewhere,
    changed.map((path) => ({ path, message: messages.changedSince })),
  )
}

/** The type has no form yet, or there is nothing to cancel (D-55). */
export const cannotSave = () => invalid(messages.saveRefused)
