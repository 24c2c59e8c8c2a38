import { readConfig } from '#server/config.ts'
import type { Queries } from '#server/database/connect.ts'
import { withDatabase } from '#server/tools/open-database.ts'

import { type Draft, type Traffic, trafficOf } from '../../flows/describe/traffic.ts'

/** Reads what became of the requests of the configured database. */
export const readTraffic = (): Promise<Traffic> =>
  withDatabase(readConfig(process.env), (db) => trafficIn(db, new Date()))

export async function trafficIn(db: Queries, now: Date): Promise<Traffic> {
  const rows = await db
    .selectFrom('request_status')
    .innerJoin('request', 'request.id', 'request_status.request_id')
    .select([
      'request_status.request_id as request',
      'request.type_id as type',
      'request_status.status',
      'request_status.reached_at as at',
    ])
    .orderBy('request_status.request_id')
    .orderBy('request_status.reached_at')
    .orderBy('request_status.id')
    .execute()
  return trafficOf(rows, await draftsIn(db), now)
}

/** A draft has reached the step of documents with its first document, and that of beneficiaries with a chosen one. */
async function draftsIn(db: Queries): Promise<readonly Draft[]> {
  const rows = await db
    .selectFrom('request')
    .select(({ exists, or, selectFrom }) => [
      'request.type_id as type',
      'request.changed_at as changedAt',
      or([
        exists(
          selectFrom('required_document')
            .select('required_document.id')
            .whereRef('required_document.request_id', '=', 'request.id')
            .where('required_document.document_id', 'is not', null),
        ),
        exists(
          selectFrom('complementary_document')
            .select('complementary_document.id')
            .whereRef('complementary_document.request_id', '=', 'request.id'),
        ),
      ]).as('hasDocuments'),
      exists(
        selectFrom('dependant')
          .select('dependant.id')
          .whereRef('dependant.request_id', '=', 'request.id')
          .where('dependant.kind', '=', 'bnf')
          .where('dependant.chosen', '=', true),
      ).as('hasBeneficiaries'),
    ])
    .where('request.status', '=', 'L')
    .execute()
  return rows.map(({ type, changedAt, hasDocuments, hasBeneficiaries }) => ({
    type,
    changedAt,
    step: hasDocuments ? 'documents' : hasBeneficiaries ? 'declaration' : 'data',
  }))
}
