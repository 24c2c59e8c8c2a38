import type { Statements } from './statements.ts'

/** What was imported by which account of the machine, and the people whose role, e-mail or account it changed. */
export const importRuns: Statements = [
  `create table import_run (
    id integer generated always as identity primary key,
    operator text not null,
    imported_at timestamptz not null,
    files jsonb not null
  )`,
  `create table person_change (
    id integer generated always as identity primary key,
    import_id integer not null references import_run,
    person_id integer not null references person on delete cascade,
    what text not null check (what in ('role', 'email', 'account')),
    before text not null,
    after text not null
  )`,
  'create index person_change_person on person_change (person_id)',
  'create index person_change_import on person_change (import_id)',
]
