import type { checkConsent as call } from '#api/contract/consent.ts'
import type { Handler } from '#server/http/handler.ts'
import { cloudOnWire, requireSelf } from '#server/sessions/caller.ts'

/** 'ok' and the cloud with consent, 'nao' without: both are regular replies. */
export const checkConsent: Handler<typeof call> = async ({ body }, _services, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  if (caller.cloud === null) return { codigo: 'nao' }
  return { codigo: 'ok', nuvem: cloudOnWire(caller.cloud) }
}
