import type { withdrawConsent as call } from '#api/contract/consent.ts'
import type { Handler } from '#server/http/handler.ts'
import { withdrawConsent as record } from '#server/people/consent.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Withdraws every consent that is in force; a repeated call changes nothing (P-511). */
export const withdrawConsent: Handler<typeof call> = async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.cpf })
  await record(db, caller.personId, clock())
  return { codigo: 'ok' as const }
}
