import type { Statements } from './statements.ts'

/** The second factor of members of the staff, and who gave or took it when. */
export const secondFactors: Statements = [
  `create table second_factor (
    person_id integer primary key references person,
    secret text not null,
    confirmed_at timestamptz,
    last_step integer not null
  )`,
  `create table second_factor_change (
    id integer generated always as identity primary key,
    person_id integer not null references person,
    change text not null check (change in ('begun', 'confirmed', 'removed')),
    changed_at timestamptz not null,
    operator text not null
  )`,
  'create index second_factor_change_person on second_factor_change (person_id)',
]
