import type { Statements } from './statements.ts'

/** Indexes for the two request lists and for references to a document. */
export const listIndexes: Statements = [
  'drop index request_person',
  'create index request_person on request (person_id, requested_at, id)',
  `create index request_sent on request (requested_at, id) where status <> 'L'`,
  `create index request_sent_status on request (status, requested_at, id) where status <> 'L'`,
  `create index request_sent_type on request (type_id, requested_at, id) where status <> 'L'`,
  'create index required_document_document on required_document (document_id)',
  'create index complementary_document_document on complementary_document (document_id)',
]
