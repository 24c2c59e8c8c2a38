import { messages } from '#domain/messages.ts'
import { type Cloud, judgesDocuments } from '#domain/people/participant.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import { type AcceptanceAnswer, answerBehind } from '#domain/requests/acceptance.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { required } from '../../support/required.ts'
import type { AcceptanceAnswerInput } from '../acceptance-answer/index.ts'
import type { AcceptanceContext } from './acceptance.types.ts'

/** The request. Throws while it is not loaded. */
export const requestIn = ({ request }: Pick<AcceptanceContext, 'request'>): ReadAcceptance =>
  required(request, 'request')

type Whose = Pick<AcceptanceContext, 'participant' | 'request'>

/** Without a participant in the reply, the server has checked the reader: anyone except staff is the owner. */
export function isOwn({ participant, request }: Whose): boolean {
  const ownerId = request?.ownerId ?? null
  return ownerId === null ? participant.roleId === null : ownerId === participant.personId
}

/** Staff without a cloud are asked for the consent before they see a request of their own (STAFF-20). */
export const needsConsent = (context: AcceptanceContext): boolean => isOwn(context) && context.cloud === null

export const cloudIn = ({ cloud }: AcceptanceContext): Cloud => required(cloud, 'cloud')

/** Status X: there is a new amount, and its participant has not answered (D-107). */
export const mayAnswer = (context: Whose): boolean => {
  const { summary, answered, amountAfter } = requestIn(context)
  return isOwn(context) && summary.status === 'X' && answered === null && amountAfter !== null
}

/** Status E: its participant replaces documents and sends it again (D-107). */
export const mayCorrect = (context: Whose): boolean =>
  isOwn(context) && requestIn(context).summary.status === 'E'

const JUDGED_IN: readonly RequestStatus[] = ['A', 'C']

/** Status A or C: staff with a judging role set the situations of documents (D-106). */
export function mayJudge(context: Whose): boolean {
  const { summary, situations } = requestIn(context)
  return (
    !isOwn(context) &&
    judgesDocuments(context.participant) &&
    JUDGED_IN.includes(summary.status) &&
    situations.length > 0
  )
}

/** The chosen answer as the input of its call. */
export const answerGiven = (context: AcceptanceContext): AcceptanceAnswerInput => ({
  requestId: requestIn(context).id,
  answer: required(context.answer, 'answer'),
  participant: context.participant,
  cloud: cloudIn(context),
})

const OVERTAKEN: Readonly<Record<AcceptanceAnswer, string>> = {
  SIM: messages.acceptedElsewhere,
  NAO: messages.refusedElsewhere,
}

/** Which answer counts instead. */
export const overtakenAlert = ({ status }: { readonly status: RequestStatus }) =>
  OVERTAKEN[answerBehind(status)]

/** The success, and a line beside it where the message was not recorded (D-141). */
export const answeredNotice = (text: string, { isRecorded }: { readonly isRecorded: boolean }) => ({
  text,
  ...(!isRecorded && { aside: messages.messageNotRecorded }),
})
