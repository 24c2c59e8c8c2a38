import type { Statements } from './statements.ts'

/** Ids of the keys of password hashes, each with a proof that its secret is unchanged. */
export const passwordKeys: Statements = [
  `create table password_key (
    id text primary key,
    proof text not null
  )`,
]
