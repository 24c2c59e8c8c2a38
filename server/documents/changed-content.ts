import type { Kysely } from 'kysely'

import type { Database } from '#server/database/schema.ts'

import { sha256Of } from './sha256.ts'
import type { DocumentStore } from './store.ts'

type Needs = { readonly db: Kysely<Database>; readonly documents: DocumentStore }

export type ChangedContent = {
  /** Documents whose file is not what was uploaded. */
  readonly changed: readonly { readonly id: number; readonly key: string }[]
  /** Documents of before the sums, which cannot be compared. */
  readonly withoutSum: number
}

/** Reads every file that has a sum, one after the other; a missing file is not reported (P-749). */
export async function changedContent({ db, documents }: Needs): Promise<ChangedContent> {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'storage_key as key', 'sha256'])
    .orderBy('id')
    .execute()
  const changed: { id: number; key: string }[] = []
  for (const { id, key, sha256 } of rows) {
    if (sha256 === null) continue
    const content = await documents.get(key)
    if (content !== null && (await sha256Of(content)) !== sha256) changed.push({ id, key })
  }
  return { changed, withoutSum: rows.filter(({ sha256 }) => sha256 === null).length }
}
