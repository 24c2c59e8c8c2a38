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
  /** For the participant; '' for none. A rejection needs one. */
  readonly reason: string
  /** Further data of the call; if given, it must match. */
  readonly documentId: number | null
  readonly requestId: number | null
  readonly documentTypeId: number | null
  readonly now: Date
}

/**
 * Judges a beneficiary's document of an acceptance (STAFF-06). Throws as `judge` does, and `notFound` where the data of
 * the call does not match. Needs a transaction.
 */
export async function judgeBeneficiaryDocument(
  db: Queries,
  fund: FundReference,
  caller: StaffCaller,
  judgement: BeneficiaryJudgement,
): Promise<void> {
  const row = await findRow(db, judgement)
  if (!row) throw notFound()
  const { requiredId, situationId, reason, now } = judgement
  requireAcceptance(
    await judge(db, fund, caller, { request: row.request_id, requiredId, situationId, reason, now }),
  )
}

const findRow = (
  db: Queries,
  { requiredId, dependantId, documentId, requestId, documentTypeId }: BeneficiaryJudgement,
) =>
  db
    .selectFrom('required_document')
    .innerJoin('dependant', 'dependant.id', 'required_document.dependant_id')
    .select('required_document.request_id')
    .where('required_document.id', '=', requiredId)
    .where('dependant.id', '=', dependantId)
    .$if(documentId !== null, (query) => query.where('required_document.document_id', '=', documentId))
    .$if(requestId !== null, (query) => query.where('required_document.request_id', '=', requestId))
    .$if(documentTypeId !== null, (query) =>
      query.where('required_document.document_type_id', '=', documentTypeId),
    )
    .executeTakeFirst()
