import type { judgeDocument as call } from '#api/contract/desk.ts'
import { judge } from '#server/desk/document-situation.ts'
import { deskReply } from '#server/desk/reply.ts'
import type { Handler } from '#server/http/handler.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

export const judgeDocument: Handler<typeof call> = async ({ body }, { db, fund, clock }, caller) => {
  const judgement = {
    request: body.id,
    requiredId: body.id_documento_exigido,
    situationId: body.id_situacao,
    reason: body.motivo,
    now: clock(),
  }
  return inTransaction(db, async (transaction) =>
    deskReply(transaction, fund, await judge(transaction, fund, caller, judgement)),
  )
}
