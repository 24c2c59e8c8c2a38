import { readConfig } from '#server/config.ts'
import type { Queries } from '#server/database/connect.ts'
import { withDatabase } from '#server/tools/open-database.ts'

import { type Traffic, trafficOf } from '../../flows/describe/traffic.ts'

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
  return trafficOf(rows, now)
}
