import { EXEMPT, REJECTED } from '#domain/documents/situations.ts'
import { SYSTEM } from '#server/database/actor.ts'
import type { Queries } from '#server/database/connect.ts'

import { recordJudgements } from './judgements.ts'

export async function infectedAmong(db: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await infected(db).where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/**
 * Sets attached infected documents to rejected, so that the participant sends others; exempt documents stay
 * exempt. It is recorded as done by the system, as the scanner decided it. The request must be locked.
 */
export async function rejectInfected(db: Queries, requestId: number, now: Date): Promise<void> {
  for (const rows of ['required_document', 'complementary_document'] as const) {
    const rejected = await db
      .updateTable(rows)
      .set({ situation_id: REJECTED })
      .where('request_id', '=', requestId)
      .where('situation_id', 'not in', [EXEMPT, REJECTED])
      .where('document_id', 'in', infected(db))
      .returning((row) =>
        row
          .selectFrom('document')
          .select('document.document_type_id')
          .whereRef('document.id', '=', 'document_id')
          .as('typeId'),
      )
      .execute()
    const typeIds = rejected.flatMap(({ typeId }) => typeId ?? [])
    await recordJudgements(db, requestId, REJECTED, typeIds, now, SYSTEM)
  }
}

const infected = (db: Queries) => db.selectFrom('document').select('id').where('scan', '=', 'infected')
