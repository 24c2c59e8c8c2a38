import type { HeldFile } from '#domain/documents/held-file.ts'
import { type LackingDocument, lackingDocuments, type RequiredDocument } from '#domain/documents/required.ts'
import { isReplaceable } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'
import { judgesDocuments } from '#domain/people/participant.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { type AcceptanceAnswer, answerBehind } from '#domain/requests/acceptance.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { requestName } from '#domain/requests/summary.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'

import type { AcceptanceAnswerOutput } from '../acceptance-answer/index.ts'
import { required } from '../support/required.ts'
import {
  inSituation,
  lackingWithUploads,
  type TransfersChanged,
  type TransferWanted,
  withAttachedFiles,
  withRow,
} from '../transfers/index.ts'
import type { DocumentSlot } from '../upload/index.ts'
import type { WriteOutcome } from '../write/index.ts'
import type { AcceptanceContext, JudgeDocument, ReadAcceptance, SituationChosen } from './acceptance.types.ts'

/** What may be done with an acceptance, and what follows, as pure functions. */

export const requestIn = ({ request }: Pick<AcceptanceContext, 'request'>): ReadAcceptance =>
  required(request, 'request')

type Whose = Pick<AcceptanceContext, 'participant' | 'request'>

/** Where the server does not say whose it is, it is not shown to anybody but its participant and the fund's staff. */
export function isOwn({ participant, request }: Whose): boolean {
  const ownerId = request?.ownerId ?? null
  return ownerId === null ? participant.roleId === null : ownerId === participant.personId
}

/** X: there is a new amount, and its participant has not answered (D-107). */
export const mayAnswer = (context: Whose): boolean => {
  const { summary, answered, amountAfter } = requestIn(context)
  return isOwn(context) && summary.status === 'X' && answered === null && amountAfter !== null
}

/** E: its participant replaces documents and sends it again (D-107). */
export const mayCorrect = (context: Whose): boolean =>
  isOwn(context) && requestIn(context).summary.status === 'E'

const JUDGED_IN: readonly RequestStatus[] = ['A', 'C']

/** A or C: one of the fund's staff, with a role that judges, gives documents their situations (D-106). */
export function mayJudge(context: Whose): boolean {
  const { summary, situations } = requestIn(context)
  return (
    !isOwn(context) &&
    judgesDocuments(context.participant) &&
    JUDGED_IN.includes(summary.status) &&
    situations.length > 0
  )
}

type Row = { readonly rowId: number; readonly dependantId: number | null }

/** The document of a row; undefined where the request does not have it. */
const documentAt = (
  { documents, people }: Pick<ReadAcceptance, 'documents' | 'people'>,
  { rowId, dependantId }: Row,
): RequiredDocument | undefined =>
  (dependantId === null
    ? documents
    : people.find((person) => person.dependantId === dependantId)?.documents
  )?.find(({ id }) => id === rowId)

/** A document that the fund has checked is not replaced (D-76). */
export function mayAttach(context: AcceptanceContext, { slot }: { readonly slot: DocumentSlot }): boolean {
  const document = documentAt(requestIn(context), slot)
  return document !== undefined && isReplaceable(document.situationId)
}

/** Whether the role gives that situation, and the document does not have it already. */
export function mayGive(context: AcceptanceContext, chosen: Omit<SituationChosen, 'type'>): boolean {
  const document = documentAt(requestIn(context), chosen)
  return (
    mayJudge(context) &&
    requestIn(context).situations.includes(chosen.situationId) &&
    document !== undefined &&
    document.situationId !== chosen.situationId
  )
}

/** What still holds sending again back, files on their way among it (D-73). */
export function lackingIn(context: AcceptanceContext): readonly LackingDocument[] {
  const lacking = lackingDocuments(required(kindOf(ACCEPTANCE), 'kind'), requestIn(context))
  return lackingWithUploads(lacking, context.underWay)
}

export const transferWanted = (
  context: AcceptanceContext,
  { slot, file }: { readonly slot: DocumentSlot; readonly file: HeldFile },
): TransferWanted => ({
  type: 'transfer.wanted',
  slot,
  request: { typeId: ACCEPTANCE, name: requestName(requestIn(context).summary) },
  file,
})

/** What the transfers say of this request; its rows show what arrived, under analysis. */
export function transfersFollowed(
  context: AcceptanceContext,
  told: TransfersChanged,
): Pick<AcceptanceContext, 'request' | 'underWay' | 'attached'> {
  const { requestId } = context
  const attached = told.attached.filter(({ slot }) => slot.requestId === requestId)
  return {
    underWay: told.underWay.filter((slot) => slot.requestId === requestId),
    attached,
    request: context.request && withAttachedFiles(context.request, attached),
  }
}

/** The call for a chosen situation. */
export function judgementOf(context: AcceptanceContext, chosen: SituationChosen): JudgeDocument {
  const { dependantId, rowId, situationId } = chosen
  const request = requestIn(context)
  const document = required(documentAt(request, chosen), 'document')
  return {
    row: { requestId: request.id, rowId, dependantId, documentTypeId: document.typeId },
    documentId: document.documentId,
    situationId,
    cpf: context.participant.cpf,
  }
}

/** The request with a situation that was given. */
export const situationGiven = (context: AcceptanceContext, { row, situationId }: JudgeDocument) =>
  withRow(requestIn(context), row, (document) => ({ ...document, ...inSituation(situationId) }))

/** Why nothing came of a write, in the server's words where it said any. */
export function refusalIn(outcome: WriteOutcome, otherwise: string): string {
  if (outcome.kind !== 'refused') throw new Error('acceptance: nothing was refused')
  const problems = outcome.problems.map(({ message }) => message).join(' ')
  return problems || outcome.message || otherwise
}

const OVERTAKEN: Readonly<Record<AcceptanceAnswer, string>> = {
  SIM: messages.acceptedElsewhere,
  NAO: messages.refusedElsewhere,
}

/** Why the answer did not count; throws where it did. */
export function answerAlert(outcome: AcceptanceAnswerOutput): string {
  if (outcome.kind === 'overtaken') return OVERTAKEN[answerBehind(outcome.status)]
  if (outcome.kind === 'refused') return outcome.message ?? messages.answerRefused
  throw new Error('acceptance: the answer counts')
}
