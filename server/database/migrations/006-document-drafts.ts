import type { Statements } from './statements.ts'

/** Uploads under way: which bytes may lie in the document store without a row that names them, and since when. */
export const documentDrafts: Statements = [
  `create table document_draft (
    storage_key text primary key,
    began_at timestamptz not null default now(),
    abandoned boolean not null default false
  )`,
]
