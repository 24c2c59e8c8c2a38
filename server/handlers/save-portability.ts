import { answersFromWire, plansSent } from '#api/contract/answers.ts'
import type { savePortability as call } from '#api/contract/portability.ts'
import { PORTABILITY } from '#domain/requests/type-ids.ts'
import type { Handler } from '#server/http/handler.ts'
import { portabilityReply } from '#server/requests/portability/reply.ts'
import { saveOnce } from '#server/requests/save/save-once.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Saves a draft (L) of, sends (A) or cancels (N) an outbound portability. */
export const savePortability: Handler<typeof call> = async (
  { params, body, idempotencyKey: key },
  services,
  caller,
) => {
  const { personId } = caller
  requireSelf(caller, { cpf: body.usuario })
  const { id, id_plano: planId, situacao: intent, versao: version } = body.requerimento
  const answers = answersFromWire({
    planId,
    details: body.detalhes,
    address: body.endereco,
    dependants: [],
  })
  const plans = plansSent(planId, body.detalhes)
  const command = {
    id,
    typeId: PORTABILITY,
    savedBy: 'portability' as const,
    intent,
    version,
    plans,
    answers,
  }
  return saveOnce(
    services,
    { personId, command, body, key, hasLostReply: params.sem_resposta === 'S' },
    (db, request) => portabilityReply(db, services.fund, request),
  )
}
