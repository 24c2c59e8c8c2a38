import type { Values } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'

/** Answers as name/value pairs, under the wire's names and in its spelling (core 3 "Request details"). */
export async function findDetails(db: Queries, requestId: number): Promise<Values> {
  const rows = await db
    .selectFrom('request_detail')
    .select(['name', 'value'])
    .where('request_id', '=', requestId)
    .orderBy('name')
    .execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Puts these answers in the place of all that were there. */
export async function replaceDetails(db: Queries, requestId: number, details: Values): Promise<void> {
  await db.deleteFrom('request_detail').where('request_id', '=', requestId).execute()
  const rows = Object.entries(details).map(([name, value]) => ({ request_id: requestId, name, value }))
  if (rows.length > 0) await db.insertInto('request_detail').values(rows).execute()
}

/** Answers as the wire's name/value pairs. */
export const detailPairs = (details: Values) =>
  Object.entries(details).map(([nome, valor]) => ({ nome, valor }))
