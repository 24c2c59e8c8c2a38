import type { Statements } from './statements.ts'

/** Adds an expiry to single sign-on codes, and the codes of the participant area. */
export const oneTimeCodes: Statements = [
  'delete from single_sign_on_code where not reusable',
  'alter table single_sign_on_code add column expires_at timestamptz',
  'alter table single_sign_on_code add check (reusable or expires_at is not null)',
  `create table participant_area_code (
    code_hash text primary key,
    person_id integer not null references person,
    expires_at timestamptz not null
  )`,
  'create index participant_area_code_expiry on participant_area_code (expires_at)',
]
