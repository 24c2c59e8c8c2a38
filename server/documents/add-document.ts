import { randomUUID } from 'node:crypto'

import type { Queries } from '#server/database/connect.ts'
import type { ScanState } from '#server/database/schema.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'

import { storeWithRow } from './drafts.ts'
import type { CheckedFile } from './file-check.ts'
import { requireRoom } from './quota.ts'
import { findUploaded, keepUploadKey } from './upload-key.ts'

export type NewDocument = {
  readonly cloudId: number
  readonly documentTypeId: number
  /** As it may be shown. */
  readonly fileName: string
  readonly file: CheckedFile
  readonly recordedAt: Date
  readonly scan: ScanState
}

/**
 * Stores the bytes and, in one transaction, the row that names them and what `alongside` writes beside it, all or
 * nothing; answers what that answers. Under an `uploadKey` that was used before nothing is stored: `alongside` gets the
 * document of the first time (P-91), and has to leave what it did then as it is.
 */
export async function addDocument<Result>(
  services: Pick<Services, 'db' | 'documents'>,
  document: NewDocument,
  uploadKey: string | null,
  alongside: (transaction: Queries, documentId: number) => Promise<Result>,
): Promise<Result> {
  const { db } = services
  const { cloudId } = document
  const again = (earlier: number) => inTransaction(db, (transaction) => alongside(transaction, earlier))
  const earlier = await findUploaded(db, cloudId, uploadKey)
  if (earlier !== null) return again(earlier)
  const storageKey = randomUUID()
  try {
    return await storeWithRow(services, storageKey, document.file.content, async (transaction) => {
      const id = await insertDocument(transaction, storageKey, document)
      if (uploadKey !== null) await keepUploadKey(transaction, cloudId, uploadKey, id)
      return alongside(transaction, id)
    })
  } catch (error) {
    // The same upload may have come twice at once: the other one was first.
    const other = await findUploaded(db, cloudId, uploadKey)
    if (other === null) throw error
    return again(other)
  }
}

/**
 * The row of bytes that lie in the store under that key; answers its id. Throws a conflict where the cloud is full.
 * Needs a transaction.
 */
export async function insertDocument(
  db: Queries,
  key: string,
  { cloudId, documentTypeId, fileName, file, recordedAt, scan }: NewDocument,
): Promise<number> {
  await requireRoom(db, cloudId, file.content.size)
  const { id } = await db
    .insertInto('document')
    .values({
      cloud_id: cloudId,
      document_type_id: documentTypeId,
      file_name: fileName,
      media_type: file.mediaType,
      byte_size: file.content.size,
      storage_key: key,
      recorded_at: recordedAt,
      scan,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
