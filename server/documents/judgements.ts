import { type ActorColumns, actor } from '#server/database/actor.ts'
import type { Queries } from '#server/database/connect.ts'

/** Notes who gave documents of these types of a request a situation. */
export async function recordJudgements(
  db: Queries,
  requestId: number,
  situationId: number,
  documentTypeIds: readonly number[],
  now: Date,
  by: ActorColumns = actor(),
): Promise<void> {
  if (documentTypeIds.length === 0) return
  const judgement = { request_id: requestId, situation_id: situationId, judged_at: now, ...by }
  await db
    .insertInto('document_judgement')
    .values(documentTypeIds.map((document_type_id) => ({ ...judgement, document_type_id })))
    .execute()
}
