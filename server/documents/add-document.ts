import { randomUUID } from 'node:crypto'

import type { Services } from '#server/http/services.ts'

import type { CheckedFile } from './file-check.ts'

type NewDocument = {
  readonly cloudId: number
  readonly documentTypeId: number
  /** As it may be shown. */
  readonly fileName: string
  readonly file: CheckedFile
  readonly recordedAt: Date
}

/** Stores the bytes and then the row that names them; without the row the bytes do not stay. Answers the row's id. */
export async function addDocument(
  { db, documents }: Pick<Services, 'db' | 'documents'>,
  { cloudId, documentTypeId, fileName, file, recordedAt }: NewDocument,
): Promise<number> {
  const key = randomUUID()
  await documents.put(key, file.bytes)
  try {
    const { id } = await db
      .insertInto('document')
      .values({
        cloud_id: cloudId,
        document_type_id: documentTypeId,
        file_name: fileName,
        media_type: file.mediaType,
        byte_size: file.bytes.length,
        storage_key: key,
        recorded_at: recordedAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  } catch (error) {
    await documents.delete(key)
    throw error
  }
}
