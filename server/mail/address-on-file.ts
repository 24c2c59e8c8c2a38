import type { Queries } from '#server/database/connect.ts'

/** The person's address in the fund's records, not in their requests; null without one. */
export async function emailOnFile(db: Queries, personId: number): Promise<string | null> {
  const found = await db
    .selectFrom('person')
    .innerJoin('address', 'address.id', 'person.address_id')
    .select('address.private_email as email')
    .where('person.id', '=', personId)
    .executeTakeFirst()
  return found?.email || null
}
