import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'
import { requireAcceptance } from '#server/requests/acceptance.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

import { judge } from './document-situation.ts'

export type BeneficiaryJudgement = {
  readonly requiredId: number
  readonly dependantId: number
  readonly situationId: number
  /** Further data of the call; if given, it must match. */
  readonly documentId: number | null
  readonly requestId: number | null
  readonly documentTypeId: number | null
  readonly now: Date
}

/**
 * Sets the situation of a beneficiary's document of an acceptance (STAFF-06). Throws as `judge` does,
 * and `notFound` where the data of the call does not match. Needs a transaction.
 */
export async function judgeBeneficiaryDocument(
  db: Queries,
  fund: FundReference,
  caller: StaffCaller,
  { requiredId, dependantId, situationId, documentId, requestId, documentTypeId, now }: BeneficiaryJudgement,
): Promise<void> {
  const row = await db
    .selectFrom('required_document')
    .select('request_id')
    .where('id', '=', requiredId)
    .where('dependant_id', '=', dependantId)
    .$if(documentId !== null, (query) => query.where('document_id', '=', documentId))
    .$if(requestId !== null, (query) => query.where('request_id', '=', requestId))
    .$if(documentTypeId !== null, (query) => query.where('document_type_id', '=', documentTypeId))
    .executeTakeFirst()
  if (!row) throw notFound()
  requireAcceptance(await judge(db, fund, caller, { request: row.request_id, requiredId, situationId, now }))
}
