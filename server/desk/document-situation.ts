import { hasWords } from '#domain/clean-text.ts'
import { CHECKED, REJECTED, UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import { infectedAmong } from '#server/documents/infected.ts'
import { recordJudgements } from '#server/documents/judgements.ts'
import { recordRejection } from '#server/documents/rejections.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { at, conflict, invalid, notFound } from '#server/kernel/errors.ts'
import { typeNameIn } from '#server/requests/document-rows.ts'
import type { StoredRequest } from '#server/requests/own-request.ts'
import { addMessage } from '#server/requests/timeline.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

import { nameOf } from './reply.ts'
import { requireSituation, roleOf } from './role.ts'
import { lockStaffRequest } from './staff-request.ts'

export type Judgement = {
  /** Id or protocol. */
  readonly request: number
  /** Row of the required document, of the holder or another person. */
  readonly requiredId: number
  readonly situationId: number
  /** For the participant; '' for none. A rejection needs one. */
  readonly reason: string
  readonly now: Date
}

/** Statuses in which the fund sets the situations of documents (STAFF-02). */
export const JUDGED_IN: readonly RequestStatus[] = ['A', 'C']

/** Situations that require a file which the scanner has not rejected; they allow a request to be sent. */
const OF_A_FILE: readonly number[] = [CHECKED, UNDER_ANALYSIS]

export const isJudged = ({ status }: StoredRequest): boolean => JUDGED_IN.includes(status)

/**
 * Sets the situation of a document of a request under analysis or checked, as the caller's role allows, and writes the
 * reason as a message of the request (STAFF-17); returns the request. Throws `staffOnly`, `notFound`, `invalid` for a
 * rejection without a reason, or a conflict where there is nothing to judge. Needs a transaction.
 */
export async function judge(
  db: Queries,
  fund: FundReference,
  caller: StaffCaller,
  { request: idOrProtocol, requiredId, situationId, reason, now }: Judgement,
): Promise<StoredRequest> {
  requireSituation(roleOf(fund, caller), situationId)
  const request = await lockStaffRequest(db, caller, idOrProtocol)
  if (!isJudged(request)) throw conflict(messages.notForJudging)
  await setSituation(db, request.id, { requiredId, situationId, now })
  if (situationId === REJECTED && !hasWords(reason)) throw invalid(...at('motivo', messages.reasonRequired))
  if (hasWords(reason)) {
    const { typeId, person } = await documentIn(db, request, requiredId)
    const text = situationId === REJECTED ? messages.documentRejected : messages.documentJudged
    await addMessage(db, request.id, text(typeNameIn(fund, typeId), person, reason.trim()), now)
  }
  return request
}

/** The type of a required document, and whose it is. */
async function documentIn(db: Queries, request: StoredRequest, requiredId: number) {
  const { typeId, dependant } = await db
    .selectFrom('required_document')
    .leftJoin('dependant', 'dependant.id', 'required_document.dependant_id')
    .select(['required_document.document_type_id as typeId', 'dependant.name as dependant'])
    .where('required_document.id', '=', requiredId)
    .executeTakeFirstOrThrow()
  return { typeId, person: dependant ?? (await nameOf(db, request)) }
}

/**
 * Throws `notFound` for a document that the request does not require, a conflict if the situation needs a
 * file and there is none or the scanner rejected it. The request must be locked.
 */
export async function setSituation(
  db: Queries,
  requestId: number,
  { requiredId, situationId, now }: Omit<Judgement, 'request' | 'reason'>,
): Promise<void> {
  const row = await db
    .updateTable('required_document')
    .set({ situation_id: situationId })
    .where('id', '=', requiredId)
    .where('request_id', '=', requestId)
    .where('applies', '=', true)
    .returning(['document_id', 'document_type_id'])
    .executeTakeFirst()
  if (!row) throw notFound()
  await recordJudgements(db, requestId, situationId, [row.document_type_id], now)
  if (situationId === REJECTED && row.document_id !== null)
    await recordRejection(db, { requiredId, documentId: row.document_id })
  if (!OF_A_FILE.includes(situationId)) return
  if (row.document_id === null) throw conflict(messages.nothingToCheck)
  const [infected] = await infectedAmong(db, [row.document_id])
  if (infected !== undefined) throw conflict(messages.infectedAtDesk)
}
