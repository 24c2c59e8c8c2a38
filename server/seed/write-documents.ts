import { randomUUID } from 'node:crypto'

import { CHECKED, REJECTED, UNDER_ANALYSIS } from '#domain/documents/situations.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { Queries } from '#server/database/connect.ts'
import { insertDocument } from '#server/documents/add-document.ts'
import { recordRejection } from '#server/documents/rejections.ts'
import { sha256Of } from '#server/documents/sha256.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { typeNameIn } from '#server/requests/document-rows.ts'

import { momentBefore } from './common/days.ts'
import { exampleFile } from './files/example-file.ts'

const IDENTITY = 1
const OTHER = 26

/** The document situation for a request status; null: nothing is attached yet. */
function situationIn(status: RequestStatus, isRejected: boolean): number | null {
  if (isRejected) return REJECTED
  if (status === 'L' || status === 'N') return null
  return status === 'A' || status === 'R' ? UNDER_ANALYSIS : CHECKED
}

type Writing = {
  readonly db: Queries
  readonly documents: DocumentStore
  readonly fund: FundReference
} & {
  readonly personId: number
  readonly today: string
  /** Minimum number of files; those beyond the requests' are identity cards. */
  readonly cloudSize: number
  readonly rejected: ReadonlyMap<number, number>
}

/** Fills the person's cloud with the documents of their requests, attached as the statuses require. */
export async function writeDocuments(writing: Writing): Promise<void> {
  const { db, personId, rejected } = writing
  const rows = await db
    .selectFrom('required_document')
    .innerJoin('request', 'request.id', 'required_document.request_id')
    .select([
      'required_document.id',
      'required_document.document_type_id as typeId',
      'request.id as requestId',
      'request.status',
    ])
    .where('request.person_id', '=', personId)
    .orderBy('required_document.id')
    .execute()
  const attached = rows.flatMap((row) => {
    const situation = situationIn(row.status, rejected.get(row.requestId) === row.typeId)
    return situation === null ? [] : [{ ...row, situation }]
  })
  const cloud = await fillCloud(writing, [...new Set(attached.map(({ typeId }) => typeId))])
  for (const { id, typeId, requestId, situation } of attached) {
    const documentId = cloud.get(typeId) ?? null
    await db
      .updateTable('required_document')
      .set({ document_id: documentId, situation_id: situation })
      .where('id', '=', id)
      .execute()
    if (situation === REJECTED && documentId !== null)
      await recordRejection(db, { requiredId: id, documentId }, await handedBackAt(db, requestId))
  }
}

/** When the fund handed the request back. */
async function handedBackAt(db: Queries, requestId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom('request_status')
    .select('reached_at')
    .where('request_id', '=', requestId)
    .where('status', '=', 'E')
    .orderBy('reached_at', 'desc')
    .executeTakeFirst()
  return row?.reached_at
}

async function fillCloud(
  { db, documents, fund, personId, today, cloudSize }: Writing,
  needed: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { id: cloudId } = await db
    .selectFrom('cloud')
    .select('id')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow()
  const extra = cloudSize > needed.length ? [OTHER] : []
  const identities = Math.max(0, cloudSize - needed.length - extra.length)
  const types = [...needed, ...extra, ...Array.from({ length: identities }, () => IDENTITY)]
  const cloud = new Map<number, number>()
  for (const [index, documentTypeId] of types.entries()) {
    const { fileName, file } = exampleFile(typeNameIn(fund, documentTypeId), index + 1)
    const recordedAt = momentBefore(today, (types.length - index) * 11)
    const key = randomUUID()
    await documents.put(key, file.content)
    const about = { cloudId, documentTypeId, fileName, file, recordedAt }
    const document = { ...about, scan: 'free', sha256: await sha256Of(file.content) } as const
    const id = await insertDocument(db, key, document)
    if (!cloud.has(documentTypeId)) cloud.set(documentTypeId, id)
  }
  return cloud
}
