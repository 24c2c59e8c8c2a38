import { randomUUID } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'

import { storeWithRow } from './drafts.ts'
import type { CheckedFile } from './file-check.ts'

type NewDocument = {
  readonly cloudId: number
  readonly documentTypeId: number
  /** As it may be shown. */
  readonly fileName: string
  readonly file: CheckedFile
  readonly recordedAt: Date
}

/** Stores the bytes and the row that names them, both or neither; answers the row's id. */
export async function addDocument(
  services: Pick<Services, 'db' | 'documents'>,
  document: NewDocument,
): Promise<number> {
  const key = randomUUID()
  return storeWithRow(services, key, document.file.bytes, (transaction) =>
    insertDocument(transaction, key, document),
  )
}

/** The row of bytes that lie in the store under that key; answers its id. */
export async function insertDocument(
  db: Queries,
  key: string,
  { cloudId, documentTypeId, fileName, file, recordedAt }: NewDocument,
): Promise<number> {
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
}
