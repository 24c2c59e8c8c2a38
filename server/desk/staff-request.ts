import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import type { StoredRequest } from '#server/requests/own-request.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

/**
 * Anybody's request by its id or its protocol, for who acts for the fund. A draft is its participant's alone and
 * reads as one that does not exist: throws `notFound`.
 */
export async function findStaffRequest(db: Queries, idOrProtocol: number): Promise<StoredRequest> {
  const row = await sentRequest(db, idOrProtocol).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** The same to act on it, held until the transaction ends; throws a conflict where it is the caller's own. */
export async function holdStaffRequest(
  db: Queries,
  { personId }: StaffCaller,
  idOrProtocol: number,
): Promise<StoredRequest> {
  const row = await sentRequest(db, idOrProtocol).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  if (row.person_id === personId) throw conflict(messages.ownRequestAtDesk)
  return row
}

const sentRequest = (db: Queries, idOrProtocol: number) =>
  db
    .selectFrom('request')
    .selectAll()
    .where((is) => is.or([is('id', '=', idOrProtocol), is('protocol', '=', String(idOrProtocol))]))
    .where('status', '!=', 'L')
