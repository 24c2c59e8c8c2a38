import type { Statements } from './statements.ts'

/** Which type of document a member of the staff opened. */
export const documentReads: Statements = ['alter table desk_read add column document_type_id integer']
