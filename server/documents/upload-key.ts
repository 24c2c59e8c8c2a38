import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import { at, invalid } from '#server/kernel/errors.ts'

import type { CheckedFile } from './file-check.ts'

type Keyed = { readonly cloudId: number; readonly documentTypeId: number; readonly file: CheckedFile }

/**
 * The id of the document of an earlier upload with that key; null if there is none, or without a key. Throws
 * `invalid` if that document has another size or type, so that this file is not silently lost (P-91).
 */
export async function findUploaded(
  db: Queries,
  { cloudId, documentTypeId, file }: Keyed,
  key: string | null,
): Promise<number | null> {
  if (key === null) return null
  const earlier = await db
    .selectFrom('upload_key')
    .innerJoin('document', 'document.id', 'upload_key.document_id')
    .select(['document.id', 'document_type_id', 'byte_size'])
    .where('upload_key.cloud_id', '=', cloudId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!earlier) return null
  if (earlier.document_type_id !== documentTypeId || earlier.byte_size !== file.content.size) {
    throw invalid(...at('arquivo', messages.keyOfOtherFile))
  }
  return earlier.id
}

/** Throws if the key was stored for another document meanwhile. */
export async function keepUploadKey(
  db: Queries,
  cloudId: number,
  key: string,
  documentId: number,
  now: Date,
): Promise<void> {
  await db
    .insertInto('upload_key')
    .values({ cloud_id: cloudId, key, document_id: documentId, kept_at: now })
    .execute()
}
