import { grantConsent as call } from '#api/contract/consent.ts'
import { CONSENT } from '#domain/consent-text.ts'
import { messages } from '#domain/messages.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { conflict } from '#server/http/errors.ts'
import { forSession } from '#server/http/verb.ts'
import { grantConsent as record } from '#server/people/consent.ts'
import { cloudOnWire, requireSelf } from '#server/sessions/caller.ts'

const AGREED = { version: CONSENT.version, text: [CONSENT.label, ...CONSENT.text].join('\n') }

/**
 * Records what was agreed to and when (D-08), and answers the cloud that opens with it. The words are this server's
 * own: a conflict where another version was read; who names none has read the current one.
 */
export const grantConsent = forSession(call, async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, personId: body.id_pessoa_fisica })
  if (body.versao_texto !== undefined && body.versao_texto !== AGREED.version) {
    throw conflict(messages.consentTextChanged)
  }
  const cloud = await inTransaction(db, (transaction) =>
    record(transaction, caller.personId, AGREED, clock()),
  )
  return { nuvem: cloudOnWire(cloud) }
})
