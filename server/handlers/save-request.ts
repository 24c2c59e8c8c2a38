import { answersFromWire, plansSent } from '#api/contract/answers.ts'
import type { saveRequest as call } from '#api/contract/requests.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Handler } from '#server/http/handler.ts'
import { recordNamedLookups } from '#server/people/record-named-lookups.ts'
import { saveOnce } from '#server/requests/save/save-once.ts'
import { savedReply } from '#server/requests/save/saved-reply.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/**
 * Saves a draft (L) of, sends (A) or cancels (N) a request of the shared form (SERVER-11). An acceptance that the
 * fund returned is sent again with the same call, since the contract has no other one for it (P-51).
 */
export const saveRequest: Handler<typeof call> = async (
  { params, body, idempotencyKey, client },
  services,
  caller,
) => {
  const { personId } = caller
  requireSelf(caller, { cpf: body.usuario, cloudId: body.id_nuvem })
  const { id, id_tipo: typeId, situacao: intent, versao: version } = body
  const answers = answersFromWire({
    planId: body.id_plano,
    details: body.detalhes,
    address: body.endereco,
    dependants: body.dependentes,
  })
  if (intent !== 'N') {
    await recordNamedLookups(services, { caller, address: client.address }, answers.detalhes)
  }
  const savedBy = kindOf(typeId)?.savedBy === 'acceptance' ? 'acceptance' : 'request'
  const plans = plansSent(body.id_plano, body.detalhes)
  const command = { id, typeId, savedBy, intent, version, plans, answers } as const
  return saveOnce(
    services,
    { personId, command, body, key: idempotencyKey, hasLostReply: params.sem_resposta === 'S' },
    (db, request) => savedReply(db, services.fund, request),
  )
}
