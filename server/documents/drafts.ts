import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Services } from '#server/http/services.ts'

type Stored = Pick<Services, 'db' | 'documents'>

/**
 * Stores the bytes and then, in one transaction, the rows that name them. Nothing stays of what broke in between:
 * what cannot be removed at once keeps its draft, by which `sweepDrafts` finds it.
 */
export async function storeWithRow<Result>(
  services: Stored,
  key: string,
  content: Blob,
  writeRow: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  const { db, documents } = services
  await db.insertInto('document_draft').values({ storage_key: key }).execute()
  try {
    await documents.put(key, content)
    return await inTransaction(db, async (transaction) => {
      await settle(transaction, key)
      return writeRow(transaction)
    })
  } catch (error) {
    // The first failure is the one to tell; after a second one the draft is still there.
    await remove(services, (draft) => draft('storage_key', '=', key)).catch(() => {})
    throw error
  }
}

/** Throws where the draft was abandoned meanwhile: its bytes are gone or about to go. */
const settle = (transaction: Queries, key: string) =>
  transaction
    .deleteFrom('document_draft')
    .where('storage_key', '=', key)
    .where('abandoned', '=', false)
    .returning('storage_key')
    .executeTakeFirstOrThrow()

/**
 * Removes what uploads left in the store when their process was killed: drafts of at least so many minutes. 0 is for
 * a database that nobody else has; beside other processes a young draft is an upload under way.
 */
export const sweepDrafts = (services: Stored, minutes: number): Promise<void> =>
  remove(services, (draft) =>
    draft.or([
      draft('abandoned', '=', true),
      draft('began_at', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`),
    ]),
  )

type Draft = ExpressionBuilder<Database, 'document_draft'>

/**
 * Abandons the drafts first: one whose rows were committed after all, though its process never heard of it, is no
 * draft any more and keeps its bytes. The store is called outside of any transaction, however long it takes.
 */
async function remove(
  { db, documents }: Stored,
  which: (draft: Draft) => ExpressionWrapper<Database, 'document_draft', SqlBool>,
): Promise<void> {
  const drafts = await db
    .updateTable('document_draft')
    .set({ abandoned: true })
    .where(which)
    .returning('storage_key')
    .execute()
  for (const { storage_key } of drafts) {
    await documents.delete(storage_key)
    await db.deleteFrom('document_draft').where('storage_key', '=', storage_key).execute()
  }
}
