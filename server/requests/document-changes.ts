import { type RawBuilder, sql } from 'kysely'

import { actor } from '#server/database/actor.ts'
import type { Queries } from '#server/database/connect.ts'
import type { DocumentChangeTable } from '#server/database/schema.ts'

/** Notes who attached a document of this type to a request, or removed it. */
export async function recordDocumentChange(
  db: Queries,
  requestId: number,
  change: DocumentChangeTable['change'],
  documentTypeId: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto('document_change')
    .values({
      request_id: requestId,
      document_type_id: documentTypeId,
      change,
      changed_at: now,
      ...actor(),
    })
    .execute()
}

/**
 * A column of a query: whether a document of this type was attached to this request since the fund sent it back, while
 * it is in E (D-137). Both are columns of the query.
 */
export const attachedSinceReturn = (
  requestId: string,
  documentTypeId: string,
): RawBuilder<boolean> => sql`exists (
  select from document_change
  join request as returned on returned.id = document_change.request_id
  where document_change.request_id = ${sql.ref(requestId)}
    and document_change.document_type_id = ${sql.ref(documentTypeId)}
    and document_change.change = 'attached'
    and returned.status = 'E'
    and document_change.changed_at >
      (select max(reached_at) from request_status where request_id = returned.id and status = 'E')
)`
