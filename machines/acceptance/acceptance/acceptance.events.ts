import { answersOf } from '#domain/forms/answers.ts'
import { requestPath } from '#domain/navigation/request-paths.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'

import type { DraftChanged, DraftDropped, DraftKey } from '../../form/draft/index.ts'
import type { RequestSent } from '../../form/wizard/index.ts'
import { required } from '../../support/required.ts'
import { requestIn } from './acceptance.rules.ts'
import type { AcceptanceContext, AcceptanceFound } from './acceptance.types.ts'

const addressOf = ({ participant, requestId }: AcceptanceContext): DraftKey => ({
  cpf: participant.cpf,
  requestId,
  typeId: ACCEPTANCE,
})

export function draftChanged(context: AcceptanceContext): DraftChanged {
  const { version, saveKey } = requestIn(context)
  const answers = answersOf({ detalhes: { aceito: required(context.answer, 'answer') } })
  return {
    type: 'draft.changed',
    ...addressOf(context),
    answers,
    stored: answersOf({}),
    version,
    saveKey,
  }
}

export const draftRestored = (context: AcceptanceContext) =>
  ({ type: 'draft.restored', time: requestIn(context).draft?.time ?? '' }) as const

export const draftDropped = (context: AcceptanceContext): DraftDropped => ({
  type: 'draft.dropped',
  ...addressOf(context),
})

export function requestSent(context: AcceptanceContext): RequestSent {
  const { id, summary } = requestIn(context)
  return { type: 'request.sent', requestId: id, protocol: summary.protocol }
}

/** The address of a request of another type. */
export const ownPathOf = ({ requestId }: AcceptanceContext, { typeId }: AcceptanceFound): string =>
  required(requestPath({ id: requestId, typeId }), 'path')
