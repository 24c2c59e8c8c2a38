import { listRequests as call } from '#api/contract/requests.ts'
import { forConsent } from '#server/http/verb.ts'
import { findFundsWishes } from '#server/requests/status-history.ts'
import { summaryOf } from '#server/requests/summary.ts'
import { requireSelf } from '#server/sessions/caller.ts'

/** The participant's own requests, newest first, with what the fund asks where it waits for them. */
export const listRequests = forConsent(call, async ({ params }, { db, fund }, caller) => {
  requireSelf(caller, { cloudId: params.id_nuvem })
  const rows = await db
    .selectFrom('request')
    .selectAll()
    .where('person_id', '=', caller.personId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const wishes = await findFundsWishes(db, caller.personId)
  return {
    requerimentos: rows.map((row) => ({
      ...summaryOf(row, fund),
      mensagem_fundo: wishes.get(row.id) ?? '',
    })),
  }
})
