import type { Statements } from './statements.ts'

/** Since when keys of saves and uploads are kept; those of before are kept for as long as new ones. */
export const keyTimes: Statements = [
  'alter table save_key add column kept_at timestamptz not null default now()',
  'alter table save_key alter column kept_at drop default',
  'alter table upload_key add column kept_at timestamptz not null default now()',
  'alter table upload_key alter column kept_at drop default',
]
