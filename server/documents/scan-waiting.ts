import { isOpen } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'

import { rejectInfected } from './infected.ts'

type Scanning = Pick<Services, 'db' | 'documents' | 'scanner' | 'logger'>

/** Why documents still wait, by their ids, as the log has it already. */
export type Told = Map<number, Set<string>>

/**
 * Scans every document that waits, one after the other: a clean one is free, an infected one is condemned, and one
 * without a verdict goes on waiting and holds up none of the others; the log says why, unless it was told. Ends early
 * where `signal` says so.
 */
export async function scanWaiting(
  services: Scanning,
  signal: AbortSignal,
  told: Told = new Map(),
): Promise<void> {
  const { db, logger } = services
  const waiting = await db
    .selectFrom('document')
    .select(['id', 'storage_key as key'])
    .where('scan', '=', 'waiting')
    .orderBy('id')
    .execute()
  for (const { id, key } of waiting) {
    if (signal.aborted) return
    await scanAgain(services, id, key, signal).then(
      () => told.delete(id),
      (error: unknown) => {
        const reasons = told.get(id) ?? new Set()
        if (signal.aborted || reasons.has(String(error))) return
        told.set(id, reasons.add(String(error)))
        logger.error({ err: error, documentId: id }, 'a document still waits for the scanner')
      },
    )
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
  // Requests first, as whoever attaches it holds them: in another order the two would deadlock.
  await holdRequestsWith(db, id)
  await waitingDocument(db, id).set({ scan: 'infected' }).execute()
  // Among them now also one that it was attached to while this waited for the document.
  for (const request of await holdRequestsWith(db, id)) {
    if (isOpen(request.status)) await rejectInfected(db, request.id)
  }
}

const holdRequestsWith = (db: Queries, documentId: number) =>
  db
    .selectFrom('request')
    .select(['id', 'status'])
    .where(({ or, eb, selectFrom }) =>
      or(
        (['required_document', 'complementary_document'] as const).map((rows) =>
          eb('id', 'in', selectFrom(rows).select('request_id').where('document_id', '=', documentId)),
        ),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute()

/** Of several processes that scan it at once, the first one settles it. */
const waitingDocument = (db: Queries, id: number) =>
  db.updateTable('document').where('id', '=', id).where('scan', '=', 'waiting')
