import type { Statements } from './statements.ts'

/** Scan state of documents; existing documents count as clean. */
export const documentScan: Statements = [
  `alter table document add column scan text not null default 'free'
    check (scan in ('free', 'waiting', 'infected'))`,
  `create index document_waiting on document (id) where scan = 'waiting'`,
]
