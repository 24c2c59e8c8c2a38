import type { Statements } from './statements.ts'

/** Consents that were withdrawn stay as proof; the same text may be agreed to again. */
export const withdrawals: Statements = [
  `alter table consent
    add column granted_through text not null default 'portal',
    add column withdrawn_at timestamptz,
    add column withdrawn_through text`,
  'alter table consent alter column granted_through drop default',
  'drop index consent_person_version',
  'create unique index consent_person_version on consent (person_id, text_version) where withdrawn_at is null',
]
