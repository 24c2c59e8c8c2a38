import { grantConsent as call } from '#api/contract/consent.ts'
import { forSession } from '#server/http/verb.ts'
import { grantConsent as record } from '#server/people/consent.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** Records what was agreed to and when (D-08), and answers the cloud that opens with it. */
export const grantConsent = forSession(call, async ({ body }, { db, clock }, caller) => {
  requireSelf(caller, { cpf: body.usuario, personId: body.id_pessoa_fisica })
  const cloud = await db
    .transaction()
    .execute((transaction) => record(transaction, caller.personId, body.versao_texto ?? '', clock()))
  return { nuvem: { id: cloud.id, id_protocolo_ged: cloud.protocolId } }
})
