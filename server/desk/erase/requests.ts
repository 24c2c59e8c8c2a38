import type { Queries } from '#server/database/connect.ts'

/** Tables with what was declared or written in a request. */
const CONTENT = [
  'request_detail',
  'request_part',
  'request_row',
  'request_change',
  'request_message',
  'complementary_document',
] as const

/**
 * Deletes a person's requests that the fund did not decide, and of the others everything but type, plan, protocol,
 * statuses and which documents were judged how. Returns the addresses, to which nothing refers any more.
 */
export async function eraseRequests(db: Queries, personId: number) {
  const gone = await db
    .deleteFrom('request')
    .where('person_id', '=', personId)
    .where('status', 'in', ['L', 'N'])
    .returning('address_id')
    .execute()
  const kept = await db
    .selectFrom('request')
    .select(['id', 'address_id'])
    .where('person_id', '=', personId)
    .execute()
  const ids = kept.map(({ id }) => id)
  if (ids.length > 0) await anonymiseRequests(db, ids)
  return {
    addresses: [...gone, ...kept].flatMap(({ address_id }) => address_id ?? []),
    deleted: gone.length,
    anonymous: kept.length,
  }
}

async function anonymiseRequests(db: Queries, ids: readonly number[]): Promise<void> {
  for (const table of CONTENT) await db.deleteFrom(table).where('request_id', 'in', ids).execute()
  // With the documents that were required of them.
  await db.deleteFrom('dependant').where('request_id', 'in', ids).execute()
  await db
    .updateTable('required_document')
    .set({ document_id: null })
    .where('request_id', 'in', ids)
    .execute()
  await db
    .updateTable('request')
    .set({ address_id: null, named_person: null })
    .where('id', 'in', ids)
    .execute()
}
