import { answersFromWire } from '#api/contract/answers.ts'
import { saveRequest as call } from '#api/contract/requests.ts'
import { kindOf } from '#domain/requests/kinds.ts'
import { forConsent } from '#server/http/verb.ts'
import { keepNamedLooks } from '#server/people/named-looks.ts'
import { saveOnce } from '#server/requests/save/save-once.ts'
import { savedAnswer } from '#server/requests/saved-answer.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/**
 * Keeps a draft (L), sends (A) or cancels (N) a request of the shared form (core 4, 7). An acceptance that the fund
 * handed back is sent again by the same call, since the contract has no other for it (P-51).
 */
export const saveRequest = forConsent(call, async ({ body, idempotencyKey, client }, services, caller) => {
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
    await keepNamedLooks(services, { caller, address: client.address }, answers.detalhes)
  }
  const savedBy = kindOf(typeId)?.savedBy === 'acceptance' ? 'acceptance' : 'request'
  const wish = { id, typeId, savedBy, intent, version, answers } as const
  return saveOnce(services, { personId, wish, body, key: idempotencyKey }, (db, request) =>
    savedAnswer(db, services.fund, request),
  )
})
