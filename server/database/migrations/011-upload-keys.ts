import type { Statements } from './statements.ts'

/** Which document an upload under a key became. */
export const uploadKeys: Statements = [
  `create table upload_key (
    cloud_id integer not null references cloud,
    key text not null,
    document_id integer not null references document on delete cascade,
    primary key (cloud_id, key)
  )`,
]
