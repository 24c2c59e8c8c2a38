import { existsSync, readdirSync } from 'node:fs'

import type { TestServer } from './test-server.ts'

/** The row of a document. */
export const storedDocument = ({ services: { db } }: Pick<TestServer, 'services'>, id: number) =>
  db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Number of everything that an upload could leave behind. */
export async function keptBy({ services: { db }, documents, incomingFolder }: TestServer) {
  const count = async (table: 'document' | 'document_draft' | 'complementary_document') =>
    (await db.selectFrom(table).selectAll().execute()).length
  return {
    documents: await count('document'),
    drafts: await count('document_draft'),
    complementary: await count('complementary_document'),
    files: documents.files.size,
    incoming: existsSync(incomingFolder) ? readdirSync(incomingFolder).length : 0,
  }
}
