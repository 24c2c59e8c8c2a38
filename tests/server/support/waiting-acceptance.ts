import type { TestServer } from './test-server.ts'

/** The only seeded request of type 16, which waits for Beatriz, with a document of one of its beneficiaries. */
export async function waitingAcceptance({ services: { db } }: TestServer) {
  const request = await db
    .selectFrom('request')
    .select(['id', 'protocol'])
    .where('type_id', '=', 16)
    .where('status', '=', 'X')
    .executeTakeFirstOrThrow()
  const row = await db
    .selectFrom('required_document')
    .select(['id', 'dependant_id', 'document_type_id', 'document_id'])
    .where('request_id', '=', request.id)
    .where('dependant_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return {
    ...request,
    row: {
      id: row.id,
      dependantId: row.dependant_id ?? 0,
      typeId: row.document_type_id,
      documentId: row.document_id ?? 0,
    },
  }
}
