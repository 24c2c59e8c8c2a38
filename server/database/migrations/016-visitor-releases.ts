import type { Statements } from './statements.ts'

/** Removals of visitor accounts by staff, with the reason. */
export const visitorReleases: Statements = [
  `create table visitor_release (
    id integer generated always as identity primary key,
    staff_id integer not null references person,
    cpf_hash text not null,
    reason text not null,
    released_at timestamptz not null
  )`,
]
