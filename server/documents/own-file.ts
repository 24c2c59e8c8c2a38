import { messages } from '#domain/messages.ts'
import { conflict } from '#server/http/errors.ts'
import type { FileAnswer } from '#server/http/file-response.ts'
import type { Services } from '#server/http/services.ts'
import type { Caller } from '#server/sessions/caller.ts'

import { findOwnDocument } from './own-document.ts'

/**
 * The bytes of a document of the caller's cloud, under the name and the type that were stored. Throws `notFound`, or
 * a conflict where the store has lost them: the log says which document, so that somebody looks for it.
 */
export async function readOwnFile(
  { db, documents, logger }: Pick<Services, 'db' | 'documents' | 'logger'>,
  { personId }: Caller,
  id: number,
): Promise<FileAnswer> {
  const { storage_key, media_type, file_name } = await findOwnDocument(db, personId, id)
  const bytes = await documents.get(storage_key)
  if (bytes === null) {
    logger.error({ documentId: id }, 'the store has no bytes of a document')
    throw conflict(messages.fileLost)
  }
  return { arquivo: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: media_type }), nome: file_name }
}
