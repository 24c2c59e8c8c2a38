import { REJECTED } from '#domain/documents/situations.ts'
import { isOpen, REQUEST_STATUSES } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'

type Scanning = Pick<Services, 'db' | 'documents' | 'scanner' | 'logger'>

/**
 * Scans every document that waits, one after the other: a clean one is free, an infected one is condemned, and one
 * without a verdict goes on waiting and holds up none of the others. Ends early where `signal` says so.
 */
export async function scanWaiting(services: Scanning, signal: AbortSignal): Promise<void> {
  const { db, logger } = services
  const waiting = await db
    .selectFrom('document')
    .select(['id', 'storage_key as key'])
    .where('scan', '=', 'waiting')
    .orderBy('id')
    .execute()
  for (const { id, key } of waiting) {
    if (signal.aborted) return
    await scanAgain(services, id, key, signal).catch((error: unknown) => {
      if (!signal.aborted)
        logger.error({ err: error, documentId: id }, 'a document still waits for the scanner')
    })
  }
}

async function scanAgain(
  { db, documents, scanner, logger }: Scanning,
  id: number,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const content = await documents.get(key)
  if (content === null) throw new Error('the store has no bytes of it')
  if ((await scanner.scan(content, signal)) === 'clean') {
    await waitingDocument(db, id).set({ scan: 'free' }).execute()
    return
  }
  await inTransaction(db, (transaction) => condemn(transaction, id))
  logger.warn({ documentId: id }, 'the scanner found a document infected')
}

/** Nobody opens it any more, and what it was attached to in open requests asks for another one. */
async function condemn(db: Queries, id: number): Promise<void> {
  await waitingDocument(db, id).set({ scan: 'infected' }).execute()
  for (const rows of ['required_document', 'complementary_document'] as const) {
    await db
      .updateTable(rows)
      .set({ situation_id: REJECTED })
      .where('document_id', '=', id)
      .where('request_id', 'in', (requests) =>
        requests.selectFrom('request').select('id').where('status', 'in', REQUEST_STATUSES.filter(isOpen)),
      )
      .execute()
  }
}

/** Of several processes that scan it at once, the first one settles it. */
const waitingDocument = (db: Queries, id: number) =>
  db.updateTable('document').where('id', '=', id).where('scan', '=', 'waiting')
