import type { Statements } from './statements.ts'

/** Creation time of save and upload keys; existing keys count as new. */
export const keyTimes: Statements = [
  'alter table save_key add column kept_at timestamptz not null default now()',
  'alter table save_key alter column kept_at drop default',
  'alter table upload_key add column kept_at timestamptz not null default now()',
  'alter table upload_key alter column kept_at drop default',
]
