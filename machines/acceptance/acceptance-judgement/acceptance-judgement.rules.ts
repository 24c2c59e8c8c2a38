import { hasWords } from '#domain/clean-text.ts'
import { REJECTED } from '#domain/documents/situations.ts'

import { documentAt, type ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import { required } from '../../support/required.ts'
import type {
  AcceptanceJudgementContext,
  AcceptanceJudgementInput,
  JudgeDocument,
  SituationChoice,
  SituationChosen,
} from './acceptance-judgement.types.ts'

type Row = { readonly rowId: number }

/** Whether the role gives this situation, and the request has the document. */
export const mayGive = (request: ReadAcceptance, chosen: Omit<SituationChosen, 'type'>): boolean =>
  request.situations.includes(chosen.situationId) && documentAt(request, chosen) !== undefined

const isChange = (request: ReadAcceptance, choice: Omit<SituationChosen, 'type'>): boolean =>
  mayGive(request, choice) && documentAt(request, choice)?.situationId !== choice.situationId

/** The choices that still are a change of the request as it is now. */
export const openChoices = ({
  request,
  choices,
}: Pick<AcceptanceJudgementInput, 'request' | 'choices'>): readonly SituationChoice[] =>
  choices.filter((choice) => isChange(request, choice))

/** The situation that the document has takes the choice away; another one keeps the reason. */
export function chosen(
  { request, choices }: AcceptanceJudgementContext,
  { dependantId, rowId, situationId }: SituationChosen,
): readonly SituationChoice[] {
  const reason = choiceOf({ choices }, { rowId })?.reason ?? ''
  const choice = { dependantId, rowId, situationId, reason }
  const others = withoutChoice({ choices }, { rowId })
  return isChange(request, choice) ? [...others, choice] : others
}

type Choices = Pick<AcceptanceJudgementContext, 'choices'>

export const choiceOf = ({ choices }: Choices, { rowId }: Row): SituationChoice | undefined =>
  choices.find((choice) => choice.rowId === rowId)

const withoutChoice = ({ choices }: Choices, { rowId }: Row): readonly SituationChoice[] =>
  choices.filter((choice) => choice.rowId !== rowId)

export const lacksReason = (context: Choices, row: Row): boolean => {
  const choice = choiceOf(context, row)
  return choice?.situationId === REJECTED && !hasWords(choice.reason)
}

/** The choice of a row as the input of its call; a reason is sent with a rejection alone. */
export function judgementOf(context: AcceptanceJudgementContext, row: Row): JudgeDocument {
  const { request, participant } = context
  const { dependantId, rowId, situationId, reason } = required(choiceOf(context, row), 'choice')
  const { typeId, documentId } = required(documentAt(request, { dependantId, rowId }), 'document')
  return {
    row: { requestId: request.id, rowId, dependantId, documentTypeId: typeId },
    documentId,
    situationId,
    reason: situationId === REJECTED ? reason.trim() : '',
    cpf: participant.cpf,
  }
}
