import { messages } from '#domain/messages.ts'
import { conflict } from '#server/http/errors.ts'
import type { FileAnswer } from '#server/http/file-response.ts'
import type { Services } from '#server/http/services.ts'
import type { Caller } from '#server/sessions/caller.ts'

import { findOwnDocument } from './own-document.ts'

/**
 * The bytes of a document of the caller's cloud, under the name and the type that were stored. Throws `notFound`, or
 * a conflict where the scanner has not freed them, or where the store has lost them: the log says which document, so
 * that somebody looks for it.
 */
export async function readOwnFile(
  { db, documents, logger }: Pick<Services, 'db' | 'documents' | 'logger'>,
  { personId }: Caller,
  id: number,
): Promise<FileAnswer> {
  const { storage_key, media_type, file_name, scan } = await findOwnDocument(db, personId, id)
  if (scan !== 'free') throw conflict(scan === 'waiting' ? messages.fileInScan : messages.documentInfected)
  const content = await documents.get(storage_key)
  if (content === null) {
    logger.error({ documentId: id }, 'the store has no bytes of a document')
    throw conflict(messages.fileLost)
  }
  return { arquivo: new Blob([content], { type: media_type }), nome: file_name }
}
