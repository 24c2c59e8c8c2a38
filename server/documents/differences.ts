import type { Kysely } from 'kysely'

import type { Database } from '#server/database/schema.ts'

import type { DocumentStore } from './store.ts'

type Needs = { readonly db: Kysely<Database>; readonly documents: DocumentStore }

type Recorded = { readonly id: number; readonly key: string; readonly size: number }

export type Differences = {
  readonly compared: number
  /** Documents without a file in the store. */
  readonly missing: readonly Recorded[]
  /** Documents whose file has another size. */
  readonly otherSize: readonly (Recorded & { readonly found: number })[]
  /** Files that no document and no upload references. */
  readonly orphans: readonly string[]
}

/**
 * Compares the documents of the database with the files of the store. The database is read before and after the
 * store, so that concurrent uploads and deletions are not reported.
 */
export async function differencesBetween({ db, documents }: Needs): Promise<Differences> {
  const before = await recordedIn(db)
  const stored = new Map<string, number>()
  for await (const { key, size } of documents.list()) stored.set(key, size)
  const after = await recordedIn(db)
  // A document that was recorded during the listing may have been stored after it: it is not compared.
  const knownBefore = new Set(before.documents.map(({ key }) => key))
  const comparable = after.documents.filter(({ key }) => knownBefore.has(key))
  return {
    compared: after.documents.length,
    missing: comparable.filter(({ key }) => !stored.has(key)),
    otherSize: comparable.flatMap((document) => {
      const found = stored.get(document.key) ?? document.size
      return found === document.size ? [] : [{ ...document, found }]
    }),
    orphans: [...stored.keys()].filter((key) => !before.keys.has(key) && !after.keys.has(key)),
  }
}

/** `keys` includes those of uploads and deletions in progress, whose files may exist or not. */
async function recordedIn(db: Kysely<Database>) {
  const drafts = await db.selectFrom('document_draft').select('storage_key as key').execute()
  const documents: readonly Recorded[] = await db
    .selectFrom('document')
    .select(['id', 'storage_key as key', 'byte_size as size'])
    .orderBy('id')
    .execute()
  return { documents, keys: new Set([...drafts, ...documents].map(({ key }) => key)) }
}
