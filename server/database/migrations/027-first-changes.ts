import type { Statements } from './statements.ts'

/** No save can be over a version before the first one. */
export const firstChanges: Statements = ['delete from request_change where version = 1']
