import type { loadEnrolment as call } from '#api/contract/enrolment.ts'
import type { Handler } from '#server/http/handler.ts'
import { findAnswers } from '#server/requests/answers/answers.ts'
import { detailPairs, findDetails } from '#server/requests/answers/details.ts'
import { enrolmentDocuments, enrolmentRows } from '#server/requests/enrolment/answer.ts'
import { findIdAndMembership, findIdentity } from '#server/requests/enrolment/records.ts'
import { findOwnRequestOf } from '#server/requests/own-request.ts'
import { summaryOf } from '#server/requests/summary.ts'
import { findMessages } from '#server/requests/timeline.ts'

export const loadEnrolment: Handler<typeof call> = async ({ body }, { db, fund }, { personId, cloud }) => {
  const request = await findOwnRequestOf(db, personId, body.id_requerimento, 'enrolment')
  const details = await findDetails(db, request.id)
  const answers = await findAnswers(db, request)
  return {
    codigo: 'ok' as const,
    requerimento: {
      ...summaryOf(request, fund),
      id_tipo: request.type_id,
      versao: request.version,
      id_nuvem: cloud.id,
      detalhes: detailPairs(details),
    },
    pessoa: {
      ...(await findIdentity(db, personId)),
      ...answers.participante,
      ...(await findIdAndMembership(db, personId)),
    },
    ...enrolmentRows(answers),
    requerimento_docs: await enrolmentDocuments(db, fund, request),
    mensagens: await findMessages(db, request.id),
  }
}
