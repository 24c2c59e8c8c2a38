import type { Statements } from './statements.ts'

/** Stores each version of the consent text once; older texts are unknown. */
export const consentText: Statements = [
  "alter table consent add column text text not null default ''",
  'alter table consent alter column text drop default',
  `delete from consent later using consent first
    where later.person_id = first.person_id and later.text_version = first.text_version and later.id > first.id`,
  'drop index consent_person',
  'create unique index consent_person_version on consent (person_id, text_version)',
]
