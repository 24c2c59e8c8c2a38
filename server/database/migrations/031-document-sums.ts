import type { Statements } from './statements.ts'

/** SHA-256 of what was uploaded, as 64 hexadecimal digits; null for documents of before. */
export const documentSums: Statements = [
  `alter table document add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$')`,
]
