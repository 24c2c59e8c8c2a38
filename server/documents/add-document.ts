import { randomUUID } from 'node:crypto'

import type { Kysely } from 'kysely'
import type { Logger } from 'pino'

import type { Queries } from '#server/database/connect.ts'
import type { Database, ScanState } from '#server/database/schema.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import { storeWithRow } from './drafts.ts'
import type { CheckedFile } from './file-check.ts'
import { requireRoom } from './quota.ts'
import { scanUpload } from './scan-upload.ts'
import type { Scanner } from './scanner.ts'
import { sha256Of } from './sha256.ts'
import type { DocumentStore } from './store.ts'
import { findUploaded, keepUploadKey } from './upload-key.ts'

export type AddNeeds = {
  readonly db: Kysely<Database>
  readonly documents: DocumentStore
  readonly scanner: Scanner
  readonly logger: Logger
}

export type Upload = {
  readonly cloudId: number
  readonly documentTypeId: number
  readonly fileName: string
  readonly file: CheckedFile
  readonly recordedAt: Date
}

export type NewDocument = Upload & { readonly scan: ScanState; readonly sha256: string }

/**
 * Scans and stores the file and, in one transaction, inserts its row and runs `alongside`; returns the result
 * of `alongside`. With a repeated `uploadKey` nothing is scanned or stored: `alongside` receives the first
 * document (P-91), and must not repeat its changes. Throws like `scanUpload`, `insertDocument` and
 * `findUploaded`.
 */
export async function addDocument<Result>(
  services: AddNeeds,
  upload: Upload,
  uploadKey: string | null,
  alongside: (transaction: Queries, documentId: number) => Promise<Result>,
): Promise<Result> {
  const { db } = services
  const again = (earlier: number) => inTransaction(db, (transaction) => alongside(transaction, earlier))
  const earlier = await findUploaded(db, upload, uploadKey)
  if (earlier !== null) return again(earlier)
  const { content } = upload.file
  const [scan, sha256] = await Promise.all([scanUpload(services, content), sha256Of(content)])
  const document = { ...upload, scan, sha256 }
  const storageKey = randomUUID()
  try {
    return await storeWithRow(services, storageKey, content, async (transaction) => {
      const id = await insertDocument(transaction, storageKey, document)
      if (uploadKey !== null) {
        await keepUploadKey(transaction, upload.cloudId, uploadKey, id, upload.recordedAt)
      }
      return alongside(transaction, id)
    })
  } catch (error) {
    // A concurrent call with the same upload was faster.
    const other = await findUploaded(db, upload, uploadKey)
    if (other === null) throw error
    return again(other)
  }
}

/** Returns the id of the row. Throws a conflict if the cloud is full. Needs a transaction. */
export async function insertDocument(
  db: Queries,
  key: string,
  { cloudId, documentTypeId, fileName, file, recordedAt, scan, sha256 }: NewDocument,
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
      sha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
