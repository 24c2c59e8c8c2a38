import { EXEMPT, REJECTED } from '#domain/documents/situations.ts'
import type { Queries } from '#server/database/connect.ts'

export async function infectedAmong(db: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await infected(db).where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/**
 * Sets attached infected documents to rejected, so that the participant sends others; exempt documents stay
 * exempt. The request must be locked.
 */
export async function rejectInfected(db: Queries, requestId: number): Promise<void> {
  for (const rows of ['required_document', 'complementary_document'] as const) {
    await db
      .updateTable(rows)
      .set({ situation_id: REJECTED })
      .where('request_id', '=', requestId)
      .where('situation_id', '!=', EXEMPT)
      .where('document_id', 'in', infected(db))
      .execute()
  }
}

const infected = (db: Queries) => db.selectFrom('document').select('id').where('scan', '=', 'infected')
