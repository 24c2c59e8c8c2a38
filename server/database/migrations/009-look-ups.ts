import type { Statements } from './statements.ts'

/** Log of lookups of other people. */
export const lookUps: Statements = [
  `create table look_up (
    id integer generated always as identity primary key,
    person_id integer not null references person,
    asked_for text not null check (asked_for in ('name', 'plans')),
    cpf_hash text not null,
    looked_up_at timestamptz not null
  )`,
  'create index look_up_person on look_up (person_id, looked_up_at)',
]
