import type { Selectable } from 'kysely'

import { kindOf, type SaveCall } from '#domain/requests/kinds.ts'
import type { Queries } from '#server/database/connect.ts'
import type { RequestTable } from '#server/database/schema.ts'
import { notFound } from '#server/http/errors.ts'

export type StoredRequest = Selectable<RequestTable>

/** A request of that person; throws `notFound` also for one of somebody else. */
export async function findOwnRequest(db: Queries, personId: number, id: number): Promise<StoredRequest> {
  const row = await ownRequest(db, personId, id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The same, of a type that this family of calls serves; any other reads as one that does not exist (security R6). */
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

/** A request of that person, held until the transaction ends, so that two calls cannot change it at once. */
export async function holdOwnRequest(db: Queries, personId: number, id: number): Promise<StoredRequest> {
  const row = await ownRequest(db, personId, id).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

const ownRequest = (db: Queries, personId: number, id: number) =>
  db.selectFrom('request').selectAll().where('id', '=', id).where('person_id', '=', personId)
