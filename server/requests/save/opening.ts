import { messages } from '#domain/messages.ts'
import { startRefusal } from '#domain/requests/offering.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { nextStatus, PARTICIPANT_MOVES } from '#machines/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { conflict, invalid } from '#server/http/errors.ts'
import { findMemberships } from '#server/people/facts.ts'

export type Intent = keyof typeof PARTICIPANT_MOVES

const REFUSALS = {
  notOffered: messages.typeNotOffered,
  withdrawalNotAllowed: messages.withdrawalNotAllowed,
  unavailable: messages.typeUnavailable,
} as const

/** The letter after the move; throws a conflict where the shared chart refuses it (core 4, D-48). */
export function statusAfter(current: RequestStatus, intent: Intent): RequestStatus {
  const next = nextStatus(current, { type: PARTICIPANT_MOVES[intent] })
  if (next === null) throw conflict(messages.statusForbidsChange)
  return next
}

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

/** Throws where somebody else, or another tab, changed the request since it was read. */
export function requireVersion(expected: number | undefined, current: number): void {
  if (expected !== undefined && expected !== current) {
    throw conflict(messages.changedElsewhere)
  }
}

/** Nothing here can be kept: the type has no form yet, or there is nothing to cancel (D-55). */
export const cannotSave = () => invalid(messages.saveRefused)
