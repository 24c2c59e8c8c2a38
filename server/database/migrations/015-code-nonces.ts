import type { Statements } from './statements.ts'

/** A code belongs to the browser that asked for it, which has the nonce. Codes of before are of no use any more. */
export const codeNonces: Statements = [
  'delete from confirmation_code',
  'alter table confirmation_code add column nonce_hash text not null unique',
]
