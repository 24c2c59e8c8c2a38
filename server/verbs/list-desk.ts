import { listDesk as call, LISTED_AT_MOST } from '#api/contract/desk.ts'
import { deskRequest } from '#server/desk/answer.ts'
import { roleOf } from '#server/desk/role.ts'
import { forStaff } from '#server/http/verb.ts'

/** Requests of everybody that were sent, the newest first, at most 100 of them. */
export const listDesk = forStaff(call, async ({ body }, { db, fund }, caller) => {
  roleOf(fund, caller)
  const { situacao, id_tipo } = body
  const sent = db
    .selectFrom('request')
    .where('status', '!=', 'L')
    .$if(situacao !== null, (query) => query.where('status', '=', situacao))
    .$if(id_tipo !== null, (query) => query.where('type_id', '=', id_tipo))
  const { total } = await sent.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const rows = await sent
    .innerJoin('person', 'person.id', 'request.person_id')
    .selectAll('request')
    .select('person.name as personName')
    .orderBy('requested_at', 'desc')
    .orderBy('request.id', 'desc')
    .limit(LISTED_AT_MOST)
    .execute()
  return {
    codigo: 'ok' as const,
    total: Number(total),
    requerimentos: rows.map(({ personName, ...request }) => deskRequest(request, personName, fund)),
  }
})
