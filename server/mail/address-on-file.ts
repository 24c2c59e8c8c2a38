import type { Queries } from '#server/database/connect.ts'

/** The e-mail address on file of a person, whatever their requests contain; null where there is none. */
export async function emailOnFile(db: Queries, personId: number): Promise<string | null> {
  const found = await db
    .selectFrom('person')
    .innerJoin('address', 'address.id', 'person.address_id')
    .select('address.private_email as email')
    .where('person.id', '=', personId)
    .executeTakeFirst()
  return found?.email || null
}
