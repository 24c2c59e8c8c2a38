import type { Statements } from './statements.ts'

/** Of each answer the last version that changed it: the earlier ones say nothing more to a stale save. */
export const latestChanges: Statements = [
  `delete from request_change earlier using request_change later
    where earlier.request_id = later.request_id and earlier.path = later.path and earlier.version < later.version`,
  'alter table request_change drop constraint request_change_pkey',
  'alter table request_change add primary key (request_id, path)',
]
