import type { Selectable } from 'kysely'
import type { Logger } from 'pino'

import type { FileReply } from '#api/contract/wire.ts'
import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import type { DocumentTable } from '#server/database/schema.ts'
import { conflict, inScan } from '#server/kernel/errors.ts'
import type { Caller } from '#server/sessions/caller.ts'

import { findOwnDocument } from './own-document.ts'
import type { DocumentStore } from './store.ts'

type Needs = {
  readonly db: Queries
  readonly documents: DocumentStore
  readonly logger: Logger
}

/**
 * A document of the caller's cloud with its stored name and type. Throws `notFound`, or a conflict if it is
 * not scanned or missing in the store, which is logged with its id.
 */
export async function readOwnFile(services: Needs, { personId }: Caller, id: number): Promise<FileReply> {
  return readStored(services, await findOwnDocument(services.db, personId, id))
}

/** Throws a conflict for a file that waits for its scan, or that the scanner rejected (P-154). */
export function requireScanned({ scan }: Pick<Selectable<DocumentTable>, 'scan'>): void {
  if (scan !== 'free') throw scan === 'waiting' ? inScan() : conflict(messages.documentInfected)
}

/** The file of a row. Throws a conflict like `readOwnFile`; who may read it is checked before. */
export async function readStored(
  { documents, logger }: Omit<Needs, 'db'>,
  { id, storage_key, media_type, file_name, scan }: Selectable<DocumentTable>,
): Promise<FileReply> {
  requireScanned({ scan })
  const content = await documents.get(storage_key)
  if (content === null) {
    logger.error({ documentId: id }, 'the store has no bytes of a document')
    throw conflict(messages.fileLost)
  }
  return { arquivo: new Blob([content], { type: media_type }), nome: file_name }
}
