import { answersFromWire, plansSent } from '#api/contract/answers.ts'
import type { saveBankChange as call } from '#api/contract/bank-change.ts'
import { benefitsFromWire } from '#api/contract/benefit-rows.ts'
import { BANK_CHANGE } from '#domain/requests/type-ids.ts'
import type { Handler } from '#server/http/handler.ts'
import { savedBankChange } from '#server/requests/bank-change/reply.ts'
import { saveOnce } from '#server/requests/save/save-once.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Saves a draft (L) of, sends (A) or cancels (N) a bank data change. */
export const saveBankChange: Handler<typeof call> = async (
  { params, body, idempotencyKey: key },
  services,
  caller,
) => {
  const { personId } = caller
  requireSelf(caller, { cpf: body.usuario, cloudId: body.nuvem.id })
  const { id, situacao: intent, versao: version } = body.requerimento
  const answers = {
    // The plan follows from the benefits (P-58).
    ...answersFromWire({ planId: null, details: body.detalhes, address: null, dependants: [] }),
    beneficios: benefitsFromWire(body.beneficios),
  }
  const plans = plansSent(body.requerimento.id_plano, body.detalhes)
  const command = { id, typeId: BANK_CHANGE, savedBy: 'bankChange' as const, intent, version, plans, answers }
  return saveOnce(
    services,
    { personId, command, body, key, hasLostReply: params.sem_resposta === 'S' },
    (db, request) => savedBankChange(db, services.fund, request),
  )
}
