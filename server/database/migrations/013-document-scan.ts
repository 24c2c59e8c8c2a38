import type { Statements } from './statements.ts'

/** What the scanner said of a document. Those that were there before are free, as they were. */
export const documentScan: Statements = [
  `alter table document add column scan text not null default 'free'
    check (scan in ('free', 'waiting', 'infected'))`,
  `create index document_waiting on document (id) where scan = 'waiting'`,
]
