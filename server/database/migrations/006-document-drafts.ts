import type { Statements } from './statements.ts'

/** Uploads in progress: files that may be in the document store without a row. */
export const documentDrafts: Statements = [
  `create table document_draft (
    storage_key text primary key,
    began_at timestamptz not null default now(),
    abandoned boolean not null default false
  )`,
]
