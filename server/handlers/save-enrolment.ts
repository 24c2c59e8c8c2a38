import { plansSent } from '#api/contract/answers.ts'
import type { saveEnrolment as call } from '#api/contract/enrolment.ts'
import { enrolmentFromWire } from '#api/contract/enrolment-answers.ts'
import { ENROLMENT } from '#domain/requests/type-ids.ts'
import type { Handler } from '#server/http/handler.ts'
import { savedEnrolment } from '#server/requests/enrolment/answer.ts'
import { saveOnce } from '#server/requests/save/save-once.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Saves a draft (L) of, sends (A) or cancels (N) an enrolment in the second plan. */
export const saveEnrolment: Handler<typeof call> = async (
  { params, body, idempotencyKey: key },
  services,
  caller,
) => {
  const { personId } = caller
  const { id, id_nuvem, situacao: intent, versao: version } = body.requerimento
  requireSelf(caller, { cpf: body.usuario, cloudId: id_nuvem })
  requireSelf(caller, { cpf: body.participante.cpf ?? '' })
  const answers = enrolmentFromWire(body)
  const plans = plansSent(body.requerimento.id_plano, body.requerimento.detalhes)
  const command = { id, typeId: ENROLMENT, savedBy: 'enrolment' as const, intent, version, plans, answers }
  return saveOnce(
    services,
    { personId, command, body, key, hasLostReply: params.sem_resposta === 'S' },
    (db, request) => savedEnrolment(db, services.fund, request),
  )
}
