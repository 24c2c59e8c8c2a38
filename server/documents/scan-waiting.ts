import type { Kysely } from 'kysely'
import type { Logger } from 'pino'

import { isOpen } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import { rejectInfected } from './infected.ts'
import type { Scanner } from './scanner.ts'
import type { DocumentStore } from './store.ts'

export type ScanNeeds = {
  readonly db: Kysely<Database>
  readonly documents: DocumentStore
  readonly scanner: Scanner
  readonly logger: Logger
  readonly clock: Clock
}

export type Logged = Map<number, Set<string>>

/**
 * Scans every waiting document in turn: clean ones become free, infected ones are rejected, and failures are
 * retried later and logged once per reason. Ends early on abort.
 */
export async function scanWaiting(
  services: ScanNeeds,
  signal: AbortSignal,
  logged: Logged = new Map(),
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
      () => logged.delete(id),
      (error: unknown) => {
        const reasons = logged.get(id) ?? new Set()
        if (signal.aborted || reasons.has(String(error))) return
        logged.set(id, reasons.add(String(error)))
        logger.error({ err: error, documentId: id }, 'a document still waits for the scanner')
      },
    )
  }
}

async function scanAgain(
  { db, documents, scanner, logger, clock }: ScanNeeds,
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
  await inTransaction(db, (transaction) => markInfected(transaction, id, clock()))
  logger.warn({ documentId: id }, 'the scanner found a document infected')
}

/** Blocks the download; open requests with this document require another file. */
async function markInfected(db: Queries, id: number, now: Date): Promise<void> {
  // Locks requests first, like the calls that attach documents: another order would cause deadlocks.
  await lockRequestsWith(db, id)
  await waitingDocument(db, id).set({ scan: 'infected' }).execute()
  // Includes a request that it was attached to while waiting for the lock.
  for (const request of await lockRequestsWith(db, id)) {
    if (isOpen(request.status)) await rejectInfected(db, request.id, now)
  }
}

const lockRequestsWith = (db: Queries, documentId: number) =>
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

/** If several processes scan it, only the first one updates it. */
const waitingDocument = (db: Queries, id: number) =>
  db.updateTable('document').where('id', '=', id).where('scan', '=', 'waiting')
