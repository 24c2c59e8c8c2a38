import { type Kysely, sql } from 'kysely'

import type { RequestStatus } from '#domain/requests/status.ts'
import type { Database, StoredRowsPart } from '#server/database/schema.ts'

/** Ids of the things of one person, all of which exist. */
export type Belongings = {
  readonly cpf: string
  readonly personId: number
  readonly cloudId: number
  readonly protocolId: string
  readonly addressId: number
  readonly documentId: number
  /** An open request of type 1, with required documents of the holder and of a dependant. */
  readonly requestId: number
  readonly requiredId: number
  readonly dependantId: number
  readonly dependantRequiredId: number
  /** Of the type required for the dependant. */
  readonly dependantDocumentId: number
  readonly complementaryId: number
  readonly portabilityId: number
  readonly enrolmentId: number
  readonly companyId: number
  readonly exposureId: number
  readonly designatedId: number
  readonly bankChangeId: number
  readonly acceptanceId: number
  /** Under analysis. */
  readonly analysedId: number
  readonly benefitId: number
}

/** Collects the person's things and creates missing ones. */
export async function belongingsOf(db: Kysely<Database>, cpf: string): Promise<Belongings> {
  const { personId, cloudId, protocolId } = await db
    .selectFrom('person')
    .innerJoin('cloud', 'cloud.person_id', 'person.id')
    .select(['person.id as personId', 'cloud.id as cloudId', 'cloud.protocol_id as protocolId'])
    .where('cpf', '=', cpf)
    .executeTakeFirstOrThrow()
  const holders = await requiredDocument(db, personId, 'is')
  const dependants = await requiredDocument(db, personId, 'is not')
  const documentId = await addDocument(db, cloudId, holders.typeId)
  const enrolmentId = await addRequest(db, personId, 11, 'L')
  return {
    cpf,
    personId,
    cloudId,
    protocolId,
    addressId: holders.addressId ?? 0,
    documentId,
    requestId: holders.requestId,
    requiredId: holders.id,
    dependantId: dependants.dependantId ?? 0,
    dependantRequiredId: dependants.id,
    dependantDocumentId: await addDocument(db, cloudId, dependants.typeId),
    complementaryId: await addComplementary(db, holders.requestId, documentId),
    portabilityId: await addRequest(db, personId, 10, 'L'),
    enrolmentId,
    companyId: await addRow(db, enrolmentId, 'empresas'),
    exposureId: await addRow(db, enrolmentId, 'peps'),
    designatedId: await addRow(db, enrolmentId, 'designados'),
    bankChangeId: await addRequest(db, personId, 15, 'L'),
    acceptanceId: await addRequest(db, personId, 16, 'X'),
    analysedId: await addRequest(db, personId, 1, 'A'),
    benefitId: await addBenefit(db, personId),
  }
}

const requiredDocument = (db: Kysely<Database>, personId: number, of: 'is' | 'is not') =>
  db
    .selectFrom('required_document')
    .innerJoin('request', 'request.id', 'required_document.request_id')
    .select([
      'required_document.id',
      'required_document.document_type_id as typeId',
      'required_document.dependant_id as dependantId',
      'request.id as requestId',
      'request.address_id as addressId',
    ])
    .where('request.person_id', '=', personId)
    .where('request.type_id', '=', 1)
    .where('request.status', '=', 'L')
    .where('required_document.applies', '=', true)
    .where('dependant_id', of, null)
    .orderBy('required_document.id')
    .executeTakeFirstOrThrow()

let made = 0

/** Inserts and returns the id. */
const created = async (insert: { executeTakeFirstOrThrow: () => Promise<{ id: number }> }) =>
  (await insert.executeTakeFirstOrThrow()).id

export function addRequest(
  db: Kysely<Database>,
  personId: number,
  typeId: number,
  status: RequestStatus,
): Promise<number> {
  made += 1
  const request = {
    person_id: personId,
    type_id: typeId,
    plan_id: 2,
    status,
    protocol: `1999${String(made).padStart(6, '0')}`,
    requested_at: new Date(0),
    address_id: null,
    version: 1,
  }
  return created(db.insertInto('request').values(request).returning('id'))
}

const addRow = (db: Kysely<Database>, requestId: number, part: StoredRowsPart) =>
  created(db.insertInto('request_row').values({ request_id: requestId, part, answers: '{}' }).returning('id'))

function addDocument(db: Kysely<Database>, cloudId: number, typeId: number): Promise<number> {
  made += 1
  const document = {
    cloud_id: cloudId,
    document_type_id: typeId,
    file_name: 'rg.pdf',
    media_type: 'application/pdf',
    byte_size: 4,
    storage_key: `access-${made}`,
    recorded_at: new Date(0),
  }
  return created(db.insertInto('document').values(document).returning('id'))
}

function addComplementary(db: Kysely<Database>, requestId: number, documentId: number): Promise<number> {
  const row = { request_id: requestId, document_id: documentId, situation_id: 4 }
  return created(db.insertInto('complementary_document').values(row).returning('id'))
}

function addBenefit(db: Kysely<Database>, personId: number): Promise<number> {
  const benefit = {
    person_id: personId,
    plan_id: 2,
    benefit_id: 1,
    representative_cpf: null,
    representative_name: null,
    bank: '001',
    branch: '1234',
    account: '5678',
    account_digit: '9',
  }
  return created(db.insertInto('received_benefit').values(benefit).returning('id'))
}

const OF_REQUESTS = [
  'request_detail',
  'request_part',
  'request_row',
  'request_message',
  'dependant',
  'required_document',
  'complementary_document',
] as const

/** Everything of that person that a call could change, as one text. */
export async function stateOf(db: Kysely<Database>, { personId, cloudId }: Belongings): Promise<string> {
  const lines = OF_REQUESTS.map(
    (table) =>
      sql`select ${sql.lit(table)} || t::text as line from ${sql.table(table)} t join request r on r.id = t.request_id where r.person_id = ${personId}`,
  )
  const { rows } = await sql<{ state: string }>`
    select coalesce(string_agg(line, e'\\n' order by line), '') as state from (
      select 'request' || t::text as line from request t where person_id = ${personId}
      union all select 'document' || t::text from document t where cloud_id = ${cloudId}
      union all select 'consent' || t::text from consent t where person_id = ${personId}
      union all ${sql.join(lines, sql` union all `)}
    ) everything`.execute(db)
  return rows[0]?.state ?? ''
}
