import { hasWords } from '#domain/clean-text.ts'
import { REJECTED } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { at, invalid, notFound } from '#server/kernel/errors.ts'
import { requireAcceptance } from '#server/requests/acceptance.ts'
import { typeNameIn } from '#server/requests/document-rows.ts'
import { addMessage } from '#server/requests/timeline.ts'
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
 * Sets the situation of a beneficiary's document of an acceptance (STAFF-06), and writes the reason as a message of the
 * request (STAFF-17). Throws as `judge` does, `invalid` for a rejection without a reason, and `notFound` where the data
 * of the call does not match. Needs a transaction.
 */
export async function judgeBeneficiaryDocument(
  db: Queries,
  fund: FundReference,
  caller: StaffCaller,
  judgement: BeneficiaryJudgement,
): Promise<void> {
  const { requiredId, situationId, reason, now } = judgement
  const row = await findRow(db, judgement)
  if (!row) throw notFound()
  requireAcceptance(await judge(db, fund, caller, { request: row.request_id, requiredId, situationId, now }))
  if (situationId === REJECTED && !hasWords(reason)) throw invalid(...at('motivo', messages.reasonRequired))
  if (reason === '') return
  const text = situationId === REJECTED ? messages.documentRejected : messages.documentJudged
  const document = typeNameIn(fund, row.document_type_id)
  await addMessage(db, row.request_id, text(document, row.name, reason), now)
}

const findRow = (
  db: Queries,
  { requiredId, dependantId, documentId, requestId, documentTypeId }: BeneficiaryJudgement,
) =>
  db
    .selectFrom('required_document')
    .innerJoin('dependant', 'dependant.id', 'required_document.dependant_id')
    .select(['required_document.request_id', 'required_document.document_type_id', 'dependant.name'])
    .where('required_document.id', '=', requiredId)
    .where('dependant.id', '=', dependantId)
    .$if(documentId !== null, (query) => query.where('required_document.document_id', '=', documentId))
    .$if(requestId !== null, (query) => query.where('required_document.request_id', '=', requestId))
    .$if(documentTypeId !== null, (query) =>
      query.where('required_document.document_type_id', '=', documentTypeId),
    )
    .executeTakeFirst()
