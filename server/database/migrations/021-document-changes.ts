import type { Statements } from './statements.ts'

/** Who attached documents to a request and who removed them. */
export const documentChanges: Statements = [
  `create table document_change (
    id integer generated always as identity primary key,
    request_id integer not null references request on delete cascade,
    document_type_id integer not null,
    change text not null check (change in ('attached', 'removed')),
    changed_at timestamptz not null,
    by_id integer references person on delete set null,
    by_system boolean not null
  )`,
  'create index document_change_request on document_change (request_id)',
  'create index document_change_by on document_change (by_id)',
]
