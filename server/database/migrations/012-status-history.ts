import type { Statements } from './statements.ts'

/**
 * Status history. Of older requests only one time is known: when they were sent, or created if they never
 * were.
 */
export const statusHistory: Statements = [
  `create table request_status (
    id integer generated always as identity primary key,
    request_id integer not null references request on delete cascade,
    status text not null
      check (status in ('L', 'A', 'C', 'D', 'I', 'N', 'E', 'V', 'F', 'R', 'X', 'Z')),
    reached_at timestamptz not null
  )`,
  'create index request_status_request on request_status (request_id)',
  `insert into request_status (request_id, status, reached_at)
    select id, case when status in ('L', 'N') then 'L' else 'A' end, requested_at from request order by id`,
]
