import type { requireCorrection as call } from '#api/contract/desk.ts'
import { REJECTED } from '#domain/documents/situations.ts'
import { setSituation } from '#server/desk/document-situation.ts'
import { moveAsStaff } from '#server/desk/move.ts'
import { requireSituation, roleOf } from '#server/desk/role.ts'
import type { Handler } from '#server/http/handler.ts'

/** Rejects a document and returns the request to the participant, with a message that has the reason (STATUS-07). */
export const requireCorrection: Handler<typeof call> = async ({ body }, services, caller) => {
  const { id: idOrProtocol, id_documento_exigido, mensagem: message } = body
  requireSituation(roleOf(services.fund, caller), REJECTED)
  return moveAsStaff(services, caller, { idOrProtocol, move: 'require', message }, async (db, { id }) => {
    await setSituation(db, id, {
      requiredId: id_documento_exigido,
      situationId: REJECTED,
      now: services.clock(),
    })
    return ['documentos']
  })
}
