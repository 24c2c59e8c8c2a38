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
