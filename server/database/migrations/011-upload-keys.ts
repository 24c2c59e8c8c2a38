import type { Statements } from './statements.ts'

/** The document of each upload key. */
export const uploadKeys: Statements = [
  `create table upload_key (
    cloud_id integer not null references cloud,
    key text not null,
    document_id integer not null references document on delete cascade,
    primary key (cloud_id, key)
  )`,
]
