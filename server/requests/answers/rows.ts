import type { Row, Values } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'
import type { StoredRowsPart } from '#server/database/schema.ts'

import { keptAndAdded } from './kept-and-added.ts'

export const STORED_ROWS_PARTS = ['beneficios', 'designados', 'empresas', 'peps'] as const

/** In their stored order. */
export async function findRows(
  db: Queries,
  requestId: number,
): Promise<Readonly<Record<StoredRowsPart, readonly Row[]>>> {
  const rows = await db
    .selectFrom('request_row')
    .select(['id', 'part', 'answers'])
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute()
  const of = (part: StoredRowsPart) =>
    rows.filter((row) => row.part === part).map(({ id, answers }) => ({ id, values: answers }))
  return {
    beneficios: of('beneficios'),
    designados: of('designados'),
    empresas: of('empresas'),
    peps: of('peps'),
  }
}

/**
 * Replaces the rows of the part: known ids are updated, negative ones get a new id (D-116), missing ones are
 * deleted. Throws `notFound` for an id of another request or part.
 */
export async function replaceRows(
  db: Queries,
  requestId: number,
  part: StoredRowsPart,
  rows: readonly Row[],
): Promise<void> {
  const known = new Set((await findRows(db, requestId))[part].map(({ id }) => id))
  const { kept, added } = keptAndAdded(rows, ({ id }) => known.has(id))
  const ids = kept.map(({ id }) => id)
  await db
    .deleteFrom('request_row')
    .where('request_id', '=', requestId)
    .where('part', '=', part)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute()
  for (const { id, values } of kept) {
    await db
      .updateTable('request_row')
      .set({ answers: asJson(values) })
      .where('id', '=', id)
      .execute()
  }
  if (added.length === 0) return
  await db
    .insertInto('request_row')
    .values(added.map(({ values }) => ({ request_id: requestId, part, answers: asJson(values) })))
    .execute()
}

/** Answers that only some types have; {} without any. */
export async function findPart(db: Queries, requestId: number): Promise<Values> {
  const row = await db
    .selectFrom('request_part')
    .select('answers')
    .where('request_id', '=', requestId)
    .where('part', '=', 'participante')
    .executeTakeFirst()
  return row?.answers ?? {}
}

export async function replacePart(db: Queries, requestId: number, values: Values): Promise<void> {
  if (Object.keys(values).length === 0) return
  const answers = asJson(values)
  await db
    .insertInto('request_part')
    .values({ request_id: requestId, part: 'participante', answers })
    .onConflict((conflict) => conflict.columns(['request_id', 'part']).doUpdateSet({ answers }))
    .execute()
}

const asJson = (values: Values) => JSON.stringify(values)
