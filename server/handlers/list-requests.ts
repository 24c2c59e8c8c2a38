import { jsonArrayFrom } from 'kysely/helpers/postgres'

import { type listRequests as call, REQUESTS_PER_PAGE } from '#api/contract/requests.ts'
import { compiledOnce, type ValueOf } from '#server/database/compiled.ts'
import type { Handler } from '#server/http/handler.ts'
import { fundMessages, lastReached } from '#server/requests/status-history.ts'
import { SUMMARY_COLUMNS, summaryOf } from '#server/requests/summary.ts'
import { requireSelf } from '#server/sessions/caller.ts'

export const listRequests: Handler<typeof call> = async ({ params }, { db, fund }, caller) => {
  const { id_nuvem, pagina } = params
  requireSelf(caller, { cloudId: id_nuvem })
  const page =
    pagina === undefined
      ? { most: null, before: 0 }
      : { most: REQUESTS_PER_PAGE, before: (pagina - 1) * REQUESTS_PER_PAGE }
  const [found] = await findPage(db, { personId: caller.personId, ...page })
  return {
    requerimentos: (found?.requests ?? []).map(({ correctionRequest, since, ...request }) => ({
      ...summaryOf(request, fund),
      mensagem_fundo: correctionRequest ?? '',
      situacao_desde: since === null ? '' : new Date(since).toISOString(),
    })),
  }
}

/** `most` null: all of them. */
type Page = { readonly personId: number; readonly most: number | null; readonly before: number }

// Aggregated to one value: returning many rows is slow in the embedded database.
const findPage = compiledOnce((db, value: ValueOf<Page>) =>
  db.selectNoFrom(
    jsonArrayFrom(
      db
        .selectFrom('request')
        .select(SUMMARY_COLUMNS)
        .select((request) => [
          fundMessages(request).as('correctionRequest'),
          lastReached(request).as('since'),
        ])
        .where('request.person_id', '=', value('personId'))
        .orderBy('request.requested_at', 'desc')
        .orderBy('request.id', 'desc')
        .limit(value('most'))
        .offset(value('before')),
    ).as('requests'),
  ),
)
