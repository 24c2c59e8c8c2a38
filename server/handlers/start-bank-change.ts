import type { startBankChange as call } from '#api/contract/bank-change.ts'
import { BANK_CHANGE } from '#domain/requests/type-ids.ts'
import type { Handler } from '#server/http/handler.ts'
import { newBankChange } from '#server/requests/bank-change/reply.ts'
import { requireStartable } from '#server/requests/save/checks.ts'
import { cloudOnWire } from '#server/sessions/caller.ts'

/** Nothing is stored before the first save (D-110). */
export const startBankChange: Handler<typeof call> = async (_input, services, caller) => {
  await requireStartable(services.db, services.fund, caller.personId, BANK_CHANGE)
  return {
    codigo: 'ok' as const,
    ...(await newBankChange(services, caller.personId)),
    nuvem: cloudOnWire(caller.cloud),
    documentos: [],
  }
}
