import type { Statements } from './statements.ts'

/** What the staff was given of a person: everything that is recorded, and each file. */
export const exportReads: Statements = [
  'alter table desk_read drop constraint desk_read_what_check',
  `alter table desk_read add constraint desk_read_what_check
    check (what in ('request', 'list', 'audit', 'export', 'document'))`,
]
