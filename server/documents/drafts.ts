import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import type { DocumentStore } from './store.ts'

/** What drafts of documents work with. */
export type DraftNeeds = {
  readonly db: Kysely<Database>
  readonly documents: DocumentStore
}

/**
 * Stores the file and then, in one transaction, the rows that name it. Nothing remains of a failure in between: a
 * file that cannot be removed at once keeps its draft, with which `sweepDrafts` finds it.
 */
export async function storeWithRow<Result>(
  services: DraftNeeds,
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
    // The first failure is thrown; after a second one the draft still exists.
    await remove(services, (draft) => draft('storage_key', '=', key)).catch(() => {})
    throw error
  }
}

/** Throws where the draft was abandoned meanwhile: the file is deleted or about to be. */
const settle = (transaction: Queries, key: string) =>
  transaction
    .deleteFrom('document_draft')
    .where('storage_key', '=', key)
    .where('abandoned', '=', false)
    .returning('storage_key')
    .executeTakeFirstOrThrow()

/**
 * Removes files of uploads whose process was killed: drafts of at least so many minutes. 0 is for a database
 * without other processes; beside them a young draft may be an upload in progress.
 */
export const sweepDrafts = (services: DraftNeeds, minutes: number): Promise<void> =>
  remove(services, (draft) =>
    draft.or([
      draft('abandoned', '=', true),
      draft('began_at', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`),
    ]),
  )

type Draft = ExpressionBuilder<Database, 'document_draft'>

/**
 * Abandons the drafts first: a draft whose rows were committed, although its process did not receive the
 * confirmation, does not exist any more and its file remains. The store is called outside of any transaction,
 * because it may take long.
 */
async function remove(
  { db, documents }: DraftNeeds,
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
