import type { Statements } from './statements.ts'

/** Which document store is this database's, by the id in the store's mark; and which database that was. */
export const storeMarks: Statements = [
  `alter table installation
    add column store_id text not null default gen_random_uuid()::text,
    add column store_connected_at timestamptz,
    add column store_database text`,
]
