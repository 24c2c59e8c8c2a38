import { sql } from 'kysely'

import { COUNTED_AT_MOST, type listDesk as call, LISTED_AT_MOST } from '#api/contract/desk.ts'
import { recordRead } from '#server/desk/record-read.ts'
import { deskRequest } from '#server/desk/reply.ts'
import { roleOf } from '#server/desk/role.ts'
import type { Handler } from '#server/http/handler.ts'

/** A page of all sent requests, newest first. */
export const listDesk: Handler<typeof call> = async ({ body }, { db, fund, clock }, caller) => {
  roleOf(fund, caller)
  const { situacao, id_tipo, pagina } = body
  const sent = db
    .selectFrom('request')
    // A literal, so that a prepared statement also uses the partial index of sent requests.
    .where('status', '!=', sql.lit('L'))
    .$if(situacao !== null, (query) => query.where('status', '=', situacao))
    .$if(id_tipo !== null, (query) => query.where('type_id', '=', id_tipo))
  const { total } = await db
    .selectFrom(
      sent
        .select('id')
        .limit(COUNTED_AT_MOST + 1)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom(
      sent
        .selectAll()
        .orderBy('requested_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LISTED_AT_MOST)
        .offset((pagina - 1) * LISTED_AT_MOST)
        .as('request'),
    )
    .innerJoin('person', 'person.id', 'request.person_id')
    .selectAll('request')
    .select('person.name as personName')
    .orderBy('request.requested_at', 'desc')
    .orderBy('request.id', 'desc')
    .execute()
  await recordRead({ db, clock }, caller, { what: 'list' })
  return {
    codigo: 'ok' as const,
    total: Number(total),
    requerimentos: rows.map(({ personName, ...request }) => deskRequest(request, personName, fund)),
  }
}
