import type { Statements } from './statements.ts'

/** A code is valid only with the nonce of the browser that requested it; existing codes become invalid. */
export const codeNonces: Statements = [
  'delete from confirmation_code',
  'alter table confirmation_code add column nonce_hash text not null unique',
]
