import type { Values } from '#domain/forms/form.ts'
import type { Queries } from '#server/database/connect.ts'

import type { RequestId } from '../own-request.ts'

/** Answers as name/value pairs, under the wire's names and in its spelling. */
export const findDetails = async (db: Queries, requestId: number): Promise<Values> =>
  detailsFrom(await detailsOf(db, requestId).execute())

export const detailsOf = (db: Queries, requestId: RequestId) =>
  db
    .selectFrom('request_detail')
    .select(['name', 'value'])
    .where('request_id', '=', requestId)
    .orderBy('name')

export const detailsFrom = (rows: readonly { readonly name: string; readonly value: string }[]): Values =>
  Object.fromEntries(rows.map(({ name, value }) => [name, value]))

export async function replaceDetails(db: Queries, requestId: number, details: Values): Promise<void> {
  await db.deleteFrom('request_detail').where('request_id', '=', requestId).execute()
  const rows = Object.entries(details).map(([name, value]) => ({ request_id: requestId, name, value }))
  if (rows.length > 0) await db.insertInto('request_detail').values(rows).execute()
}

export const detailPairs = (details: Values) =>
  Object.entries(details).map(([nome, valor]) => ({ nome, valor }))
