import type { Expression, Selectable } from 'kysely'

import { kindOf, type SaveCall } from '#domain/request-kinds/kinds.ts'
import type { Queries } from '#server/database/connect.ts'
import type { RequestTable } from '#server/database/schema.ts'
import { notFound } from '#server/kernel/errors.ts'

export type StoredRequest = Selectable<RequestTable>

/** An id, or a column of an outer query. */
export type RequestId = number | Expression<number>

/** Throws `notFound` also for a request of another person. */
export async function findOwnRequest(db: Queries, personId: number, id: number): Promise<StoredRequest> {
  const row = await ownRequest(db, personId, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The same, of a type that this family of calls serves; a request of another type is `notFound`. */
export async function findOwnRequestOf(
  db: Queries,
  personId: number,
  id: number,
  savedBy: SaveCall,
): Promise<StoredRequest> {
  const request = await findOwnRequest(db, personId, id)
  if (kindOf(request.type_id)?.savedBy !== savedBy) throw notFound()
  return request
}

/** Locks the request until the transaction ends, so that two calls cannot change it at once. */
export async function lockOwnRequest(db: Queries, personId: number, id: number): Promise<StoredRequest> {
  const row = await ownRequest(db, personId, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const ownRequest = (db: Queries, personId: number, id: number) =>
  db.selectFrom('request').selectAll().where('id', '=', id).where('person_id', '=', personId)
