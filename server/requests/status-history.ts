import type { RequestStatus } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { statusName } from './summary.ts'

/** Notes that a request has reached a letter. */
export async function recordStatus(
  db: Queries,
  requestId: number,
  status: RequestStatus,
  now: Date,
): Promise<void> {
  await db.insertInto('request_status').values({ request_id: requestId, status, reached_at: now }).execute()
}

/** The letters of a request on the wire, in the order in which they were reached (P-133). */
export async function findStatusHistory(db: Queries, fund: FundReference, requestId: number) {
  const rows = await db
    .selectFrom('request_status')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
  return rows.map(({ status, reached_at }) => ({
    situacao: status,
    desc_situacao: statusName(fund, status),
    data: reached_at.toISOString(),
  }))
}

/**
 * What was written as the fund handed each request of the person back (E) or asked for an answer (X), and since then, by
 * the request's id: in the order of writing, a line each, as `writtenSinceLastMove` says it of one request (P-134, P-188).
 */
export async function findFundsWishes(db: Queries, personId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('request')
    .innerJoin('request_status', 'request_status.request_id', 'request.id')
    .innerJoin('request_message', (join) =>
      join
        .onRef('request_message.request_id', '=', 'request.id')
        .onRef('request_message.recorded_at', '>=', 'request_status.reached_at'),
    )
    .select(['request.id', 'request_message.text'])
    .where('request.person_id', '=', personId)
    .where('request.status', 'in', ['E', 'X'])
    .where('request_status.id', '=', ({ selectFrom }) =>
      selectFrom('request_status as reached')
        .select(({ fn }) => fn.max('reached.id').as('latest'))
        .whereRef('reached.request_id', '=', 'request.id'),
    )
    .orderBy('request_message.recorded_at')
    .orderBy('request_message.id')
    .execute()
  const wishes = new Map<number, string>()
  for (const { id, text } of rows) {
    const before = wishes.get(id)
    wishes.set(id, before === undefined ? text : `${before}\n${text}`)
  }
  return wishes
}
