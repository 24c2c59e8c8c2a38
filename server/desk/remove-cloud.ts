import type { Queries } from '#server/database/connect.ts'

/**
 * Deletes a person's cloud and turns its files into abandoned drafts, which are deleted from the store later. Returns
 * how many files it had. Needs a transaction in which nothing refers to them any more.
 */
export async function removeCloud(db: Queries, personId: number): Promise<number> {
  const cloud = await db.selectFrom('cloud').select('id').where('person_id', '=', personId).executeTakeFirst()
  if (!cloud) return 0
  const files = await db
    .deleteFrom('document')
    .where('cloud_id', '=', cloud.id)
    .returning('storage_key')
    .execute()
  const drafts = files.map(({ storage_key }) => ({ storage_key, abandoned: true }))
  if (drafts.length > 0) await db.insertInto('document_draft').values(drafts).execute()
  await db.deleteFrom('cloud').where('id', '=', cloud.id).execute()
  return files.length
}
