import { messages } from '#domain/messages.ts'
import type { ValueOf } from '#server/database/compiled.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { conflict, notFound } from '#server/kernel/errors.ts'
import type { StoredRequest } from '#server/requests/own-request.ts'
import { findingWhole } from '#server/requests/show/whole-request.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

/**
 * A request by id or protocol, locked until the transaction ends. Throws `notFound`, and a conflict for the
 * caller's own request.
 */
export async function lockStaffRequest(
  db: Queries,
  { personId }: StaffCaller,
  idOrProtocol: number,
): Promise<StoredRequest> {
  const row = await staffRequest(db, bothOf(idOrProtocol)).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  if (row.person_id === personId) throw conflict(messages.ownRequestAtDesk)
  return row
}

/** Like `lockStaffRequest` without the lock, with everything that belongs to the request. */
export const findStaffWhole = (db: Queries, fund: FundReference, idOrProtocol: number) =>
  findWhole(db, fund, bothOf(idOrProtocol))

type Named = { readonly id: number; readonly protocol: string }

const bothOf = (idOrProtocol: number): Named => ({ id: idOrProtocol, protocol: String(idOrProtocol) })

/** A draft is visible to its participant only and counts as missing. */
const staffRequest = (db: Queries, { id, protocol }: Named) =>
  db
    .selectFrom('request')
    .selectAll()
    .where((is) => is.or([is('id', '=', id), is('protocol', '=', protocol)]))
    .where('status', '!=', 'L')

const findWhole = findingWhole((db, value: ValueOf<Named>) =>
  staffRequest(db, { id: value('id'), protocol: value('protocol') }),
)
