import type { grantConsent as call } from '#api/contract/consent.ts'
import { CONSENT } from '#domain/consent-text.ts'
import { messages } from '#domain/messages.ts'
import type { Handler } from '#server/http/handler.ts'
import { conflict } from '#server/kernel/errors.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { grantConsent as record } from '#server/people/consent.ts'
import { cloudOnWire, requireSelf } from '#server/sessions/caller.ts'

const AGREED = { version: CONSENT.version, text: [CONSENT.label, ...CONSENT.text].join('\n') }

/**
 * Records the consent with its text and time (D-08) and returns the new cloud. Throws a conflict if the call
 * names another version than the current one; without a version it means the current one.
 */
export const grantConsent: Handler<typeof call> = async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, personId: body.id_pessoa_fisica })
  if (body.versao_texto !== undefined && body.versao_texto !== AGREED.version) {
    throw conflict(messages.consentTextChanged)
  }
  const cloud = await inTransaction(db, (transaction) =>
    record(transaction, caller.personId, AGREED, clock()),
  )
  return { nuvem: cloudOnWire(cloud) }
}
