import type { Logger } from 'pino'

import type { FileReply } from '#api/contract/wire.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'
import type { Queries } from '#server/database/connect.ts'
import { readStored, requireScanned } from '#server/documents/own-file.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { notFound } from '#server/kernel/errors.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

import { JUDGED_IN } from './document-situation.ts'
import { recordRead } from './record-read.ts'
import { roleOf } from './role.ts'

type Needs = {
  readonly db: Queries
  readonly documents: DocumentStore
  readonly fund: FundReference
  readonly clock: Clock
  readonly logger: Logger
}

type Wanted = { readonly requestId: number; readonly documentId: number }

/**
 * The file of a beneficiary's document of an acceptance in A or C, for a role that gives situations (STAFF-19); the
 * reading is recorded before the bytes are read. Throws `notFound` for any other request, document or role and for the
 * caller's own request, and a conflict as `readStored` does.
 */
export async function readJudgedFile(
  services: Needs,
  caller: StaffCaller,
  { requestId, documentId }: Wanted,
): Promise<FileReply> {
  const { db, fund } = services
  if (roleOf(fund, caller).documentSituations.length === 0) throw notFound()
  const found = await db
    .selectFrom('document')
    .innerJoin('required_document', 'required_document.document_id', 'document.id')
    .innerJoin('request', 'request.id', 'required_document.request_id')
    .selectAll('document')
    .select('request.person_id as personId')
    .where('document.id', '=', documentId)
    .where('required_document.dependant_id', 'is not', null)
    .where('required_document.applies', '=', true)
    .where('request.id', '=', requestId)
    .where('request.type_id', '=', ACCEPTANCE)
    .where('request.status', 'in', JUDGED_IN)
    .where('request.person_id', '!=', caller.personId)
    .executeTakeFirst()
  if (!found) throw notFound()
  requireScanned(found)
  const { personId, document_type_id } = found
  await recordRead(services, caller, {
    what: 'document',
    requestId,
    personId,
    documentTypeId: document_type_id,
  })
  return readStored(services, found)
}
