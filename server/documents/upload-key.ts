import type { Queries } from '#server/database/connect.ts'

/** The id of the document that an upload into that cloud under that key became; null where none did, or without one. */
export async function findUploaded(db: Queries, cloudId: number, key: string | null): Promise<number | null> {
  if (key === null) return null
  const row = await db
    .selectFrom('upload_key')
    .select('document_id')
    .where('cloud_id', '=', cloudId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.document_id ?? null
}

/** Throws where the key led to another document meanwhile. */
export async function keepUploadKey(
  db: Queries,
  cloudId: number,
  key: string,
  documentId: number,
): Promise<void> {
  await db.insertInto('upload_key').values({ cloud_id: cloudId, key, document_id: documentId }).execute()
}
