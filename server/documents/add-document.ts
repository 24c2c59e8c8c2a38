import { randomUUID } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'

import { storeWithRow } from './drafts.ts'
import type { CheckedFile } from './file-check.ts'
import { requireRoom } from './quota.ts'
import { findUploaded, keepUploadKey } from './upload-key.ts'

type NewDocument = {
  readonly cloudId: number
  readonly documentTypeId: number
  /** As it may be shown. */
  readonly fileName: string
  readonly file: CheckedFile
  readonly recordedAt: Date
}

/**
 * Stores the bytes and the row that names them, both or neither; answers the row's id. Under an `uploadKey` that was
 * used before nothing is stored: the answer is that of the first time (P-91).
 */
export async function addDocument(
  services: Pick<Services, 'db' | 'documents'>,
  document: NewDocument,
  uploadKey: string | null,
): Promise<number> {
  if (uploadKey === null) return store(services, document)
  const { cloudId } = document
  const earlier = await findUploaded(services.db, cloudId, uploadKey)
  if (earlier !== null) return earlier
  try {
    return await store(services, document, (transaction, documentId) =>
      keepUploadKey(transaction, cloudId, uploadKey, documentId),
    )
  } catch (error) {
    // The same upload may have come twice at once: the other one was first.
    const other = await findUploaded(services.db, cloudId, uploadKey)
    if (other === null) throw error
    return other
  }
}

function store(
  services: Pick<Services, 'db' | 'documents'>,
  document: NewDocument,
  writeMore: (transaction: Queries, documentId: number) => Promise<void> = async () => {},
): Promise<number> {
  const key = randomUUID()
  return storeWithRow(services, key, document.file.bytes, async (transaction) => {
    const id = await insertDocument(transaction, key, document)
    await writeMore(transaction, id)
    return id
  })
}

/**
 * The row of bytes that lie in the store under that key; answers its id. Throws a conflict where the cloud is full.
 * Needs a transaction.
 */
export async function insertDocument(
  db: Queries,
  key: string,
  { cloudId, documentTypeId, fileName, file, recordedAt }: NewDocument,
): Promise<number> {
  await requireRoom(db, cloudId, file.bytes.length)
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
