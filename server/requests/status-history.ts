import { type ExpressionBuilder, sql } from 'kysely'

import type { RequestStatus } from '#domain/requests/status.ts'
import { actor } from '#server/database/actor.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import { authorIn } from './author.ts'
import type { RequestId } from './own-request.ts'
import { statusName } from './summary.ts'

export async function recordStatus(
  db: Queries,
  requestId: number,
  status: RequestStatus,
  now: Date,
): Promise<void> {
  await db
    .insertInto('request_status')
    .values({ request_id: requestId, status, reached_at: now, ...actor() })
    .execute()
}

/** The statuses of a request in order (P-133). */
export const statusHistoryToWire = (rows: readonly Reached[], fund: FundReference) =>
  rows.map(({ status, reached_at, author }) => ({
    situacao: status,
    desc_situacao: statusName(fund, status),
    data: new Date(reached_at).toISOString(),
    autor: author,
  }))

type Reached = {
  readonly status: RequestStatus
  readonly reached_at: Date | string
  readonly author: string
}

export const statusHistoryOf = (db: Queries, requestId: RequestId) =>
  db
    .selectFrom('request_status')
    .select(['status', 'reached_at', authorIn('request_status').as('author')])
    .where('request_id', '=', requestId)
    .orderBy('id')

/**
 * Messages since the fund returned a request (E) or asked for an answer (X), oldest first, one per line; null
 * in other statuses. A column for queries over requests, with the same result as `writtenSinceLastMove` for
 * one (P-134, P-188).
 */
export const fundMessages = (request: ExpressionBuilder<Database, 'request'>) =>
  request
    .case()
    .when('request.status', 'in', ['E', 'X'])
    .then(
      request
        .selectFrom('request_message')
        .select(({ fn }) =>
          fn
            .agg<string | null>('string_agg', ['request_message.text', sql.lit('\n')])
            .orderBy('request_message.recorded_at')
            .orderBy('request_message.id')
            .as('lines'),
        )
        .whereRef('request_message.request_id', '=', 'request.id')
        .where('request_message.recorded_at', '>=', lastReached(request)),
    )
    .end()

/** When a request reached its situation. */
export const lastReached = (request: ExpressionBuilder<Database, 'request'>) =>
  request
    .selectFrom('request_status')
    .select('request_status.reached_at')
    .whereRef('request_status.request_id', '=', 'request.id')
    .orderBy('request_status.id', 'desc')
    .limit(1)
