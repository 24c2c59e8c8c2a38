import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import { conflict } from '#server/kernel/errors.ts'

export type Rejection = { readonly requiredId: number; readonly documentId: number }

/** Records that the fund rejected the file for the required document, if it is not recorded yet. */
export async function recordRejection(
  db: Queries,
  { requiredId, documentId }: Rejection,
  rejectedAt?: Date,
): Promise<void> {
  await db
    .insertInto('rejection')
    .values({
      required_id: requiredId,
      document_id: documentId,
      ...(rejectedAt && { rejected_at: rejectedAt }),
    })
    .onConflict((conflicting) => conflicting.doNothing())
    .execute()
}

/** Whether the fund has rejected the file for the required document. */
export async function isRejectedFor(db: Queries, { requiredId, documentId }: Rejection): Promise<boolean> {
  const rejected = await db
    .selectFrom('rejection')
    .select('document_id')
    .where('required_id', '=', requiredId)
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return rejected !== undefined
}

/** Throws a conflict if the fund has rejected the file for the required document (DOCUMENTS-16). */
export async function requireNotRejected(db: Queries, rejection: Rejection): Promise<void> {
  if (await isRejectedFor(db, rejection)) throw conflict(messages.rejectedDocument)
}

/** On the wire: for which required documents each file of the cloud was rejected, and when. */
export async function rejectionsIn(db: Queries, cloudId: number) {
  const rows = await db
    .selectFrom('rejection')
    .innerJoin('document', 'document.id', 'rejection.document_id')
    .select([
      'rejection.required_id as requiredId',
      'rejection.document_id as documentId',
      'rejection.rejected_at as rejectedAt',
    ])
    .where('document.cloud_id', '=', cloudId)
    .orderBy('rejection.required_id')
    .execute()
  return (documentId: number) =>
    rows
      .filter((row) => row.documentId === documentId)
      .map((row) => ({ linha: row.requiredId, data: row.rejectedAt.toISOString() }))
}
