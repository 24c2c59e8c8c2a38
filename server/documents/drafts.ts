import { type ExpressionBuilder, type ExpressionWrapper, type Kysely, type SqlBool, sql } from 'kysely'

import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import type { DocumentStore } from './store.ts'
import { requireMark } from './store-mark.ts'

export type DraftNeeds = {
  readonly db: Kysely<Database>
  readonly documents: DocumentStore
}

/**
 * Stores the file and then, in one transaction, the rows that reference it. On failure the file is deleted;
 * `sweepDrafts` finds by its draft what could not be deleted or what the store wrote later.
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
  } catch (error) {
    // A store can still write the file after the call failed, so its draft remains and it is deleted once more.
    await documents.delete(key).catch(() => {})
    throw error
  }
  try {
    return await inTransaction(db, async (transaction) => {
      await deleteDraft(transaction, key)
      return writeRow(transaction)
    })
  } catch (error) {
    // The first failure is thrown; if the deletion fails too, the draft remains.
    await remove(services, (draft) => draft('storage_key', '=', key)).catch(() => {})
    throw error
  }
}

/** Throws if the draft was abandoned meanwhile: its file is or will be deleted. */
const deleteDraft = (transaction: Queries, key: string) =>
  transaction
    .deleteFrom('document_draft')
    .where('storage_key', '=', key)
    .where('abandoned', '=', false)
    .returning('storage_key')
    .executeTakeFirstOrThrow()

/**
 * Deletes files of killed processes: those of drafts older than `minutes`. Use 0 only without other processes
 * on the database: a young draft may be an upload in progress. Throws `OtherStore`, and deletes nothing, if the
 * store is not the database's.
 */
export async function sweepDrafts(services: DraftNeeds, minutes: number): Promise<void> {
  await requireMark(services)
  await remove(services, (draft) =>
    draft.or([
      draft('abandoned', '=', true),
      draft('began_at', '<=', sql<Date>`now() - make_interval(mins => ${minutes})`),
    ]),
  )
}

type Draft = ExpressionBuilder<Database, 'document_draft'>

/**
 * Marks the drafts as abandoned first, so that a file is kept if its rows were committed without
 * confirmation. The store is called outside any transaction, because it may be slow.
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
