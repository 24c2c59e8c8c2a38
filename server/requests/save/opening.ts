import { messages } from '#domain/messages.ts'
import { startRefusal } from '#domain/requests/offering.ts'
import type { PARTICIPANT_MOVES } from '#machines/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { conflict, invalid } from '#server/http/errors.ts'
import { findMemberships } from '#server/people/facts.ts'

import { changesSince } from '../changes.ts'
import type { StoredRequest } from '../own-request.ts'

export type Intent = keyof typeof PARTICIPANT_MOVES

const REFUSALS = {
  notOffered: messages.typeNotOffered,
  withdrawalNotAllowed: messages.withdrawalNotAllowed,
  unavailable: messages.typeUnavailable,
} as const

/** Throws where the person may not start a request of that type: the rule of the portal's own chooser (D-29). */
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

/**
 * Throws where somebody else, or another tab, changed the request since it was read, with what changed: a conflict
 * that names each path (D-54).
 */
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

/** Nothing here can be kept: the type has no form yet, or there is nothing to cancel (D-55). */
export const cannotSave = () => invalid(messages.saveRefused)
