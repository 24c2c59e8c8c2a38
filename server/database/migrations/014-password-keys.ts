import type { Statements } from './statements.ts'

/** Which keys passwords were hashed with, and what tells whether a key of that name is the same one. */
export const passwordKeys: Statements = [
  `create table password_key (
    id text primary key,
    proof text not null
  )`,
]
