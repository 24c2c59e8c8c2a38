import type { Statements } from './statements.ts'

/**
 * When a request was last saved or moved. Of older requests that were sent or cancelled this is when they reached their
 * status; older drafts count as changed now. The index is for
 * deletions of requests.
 */
export const changeTimes: Statements = [
  'alter table request add column changed_at timestamptz not null default now()',
  `update request set changed_at =
      coalesce((select max(reached_at) from request_status where request_id = request.id), requested_at)
    where status <> 'L'`,
  'create index required_document_dependant on required_document (dependant_id)',
]
