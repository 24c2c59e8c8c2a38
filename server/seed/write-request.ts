import { sectionsOf } from '#domain/forms/form.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { onBehalfOf } from '#server/kernel/acting.ts'
import { findAddress, insertAddress } from '#server/people/address.ts'
import { findFacts } from '#server/people/facts.ts'
import { findAnswers } from '#server/requests/answers/answers.ts'
import { replaceDependants } from '#server/requests/answers/dependants.ts'
import { replaceDetails } from '#server/requests/answers/details.ts'
import { replacePart } from '#server/requests/answers/rows.ts'
import { findParticipant } from '#server/requests/enrolment/records.ts'
import { nextProtocol } from '#server/requests/protocol.ts'
import { syncRequiredDocuments } from '#server/requests/required-documents.ts'
import { recordStatus } from '#server/requests/status-history.ts'

import { momentBefore } from './common/days.ts'
import type { SeedRequest } from './common/request.ts'
import { seedHistory } from './letters.ts'
import { usualDetails } from './requests/details.ts'

/** Those that a participant moves a request to; the fund moves it to the others. */
const BY_PARTICIPANT: readonly RequestStatus[] = ['L', 'A', 'N']

/** Inserts one request as saves would, without attached documents; returns its id. */
export async function writeRequest(
  db: Queries,
  fund: FundReference,
  personId: number,
  request: SeedRequest,
  today: string,
): Promise<number> {
  const requestedAt = momentBefore(today, request.daysAgo)
  const row = await db
    .insertInto('request')
    .values({
      person_id: personId,
      type_id: request.typeId,
      plan_id: request.planId,
      status: request.status,
      protocol: await nextProtocol(db, requestedAt),
      requested_at: requestedAt,
      address_id: asksForAddress(request.typeId) ? await copyOfAddress(db, personId) : null,
      version: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const details = request.details?.(today) ?? usualDetails[request.typeId]?.(today, request.planId) ?? {}
  await replaceDetails(db, row.id, details)
  if (request.participant) {
    await replacePart(db, row.id, { ...(await findParticipant(db, personId)), ...request.participant })
  }
  await replaceDependants(db, row.id, request.dependants?.(today) ?? [])
  const facts = await findFacts(db, fund, personId, requestedAt)
  await syncRequiredDocuments(db, fund, row, await findAnswers(db, row), facts)
  const messages = (request.messages ?? []).map(({ daysAgo, text }) => ({
    request_id: row.id,
    recorded_at: momentBefore(today, daysAgo),
    text,
  }))
  if (messages.length > 0) await db.insertInto('request_message').values(messages).execute()
  for (const { status, daysAgo } of seedHistory(request)) {
    const reachedAt = momentBefore(today, daysAgo)
    const isOwn = request.typeId !== ACCEPTANCE && BY_PARTICIPANT.includes(status)
    await onBehalfOf(isOwn ? personId : undefined, () => recordStatus(db, row.id, status, reachedAt))
    await db.updateTable('request').set({ changed_at: reachedAt }).where('id', '=', row.id).execute()
  }
  return row.id
}

/** Types without a form have an address. */
function asksForAddress(typeId: number): boolean {
  const form = kindOf(typeId)?.form ?? null
  return form === null || sectionsOf(form).some(({ part }) => part === 'endereco')
}

/** A request has its own copy of the address. */
async function copyOfAddress(db: Queries, personId: number): Promise<number | null> {
  const { address_id } = await db
    .selectFrom('person')
    .select('address_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const address = await findAddress(db, address_id)
  return address && insertAddress(db, address)
}
