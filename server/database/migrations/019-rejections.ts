import type { Statements } from './statements.ts'

/**
 * Files that the fund rejected for a required document. Of older ones only those still attached are known; they were
 * rejected when their request was handed back.
 */
export const rejections: Statements = [
  `create table rejection (
    required_id integer not null references required_document on delete cascade,
    document_id integer not null references document on delete cascade,
    rejected_at timestamptz not null default now(),
    primary key (required_id, document_id)
  )`,
  'create index rejection_document on rejection (document_id)',
  `insert into rejection (required_id, document_id, rejected_at)
    select id, document_id, coalesce(
      (select max(reached_at) from request_status
        where request_status.request_id = required_document.request_id and status = 'E'),
      now()
    ) from required_document where situation_id = 2 and document_id is not null`,
]
