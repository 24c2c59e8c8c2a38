import { readConfig } from '#server/config.ts'
import { databaseFolder } from '#server/data-directory/layout.ts'
import { lockDirectory } from '#server/data-directory/lock.ts'
import {
  FOR_UPKEEP,
  type OpenDatabase,
  openEmbedded,
  openPostgres,
  type Queries,
} from '#server/database/connect.ts'

import { type Traffic, trafficOf } from '../../flows/describe/traffic.ts'

/** Reads what became of the requests of the configured database. */
export async function readTraffic(): Promise<Traffic> {
  const config = readConfig(process.env)
  if (config.databaseUrl !== null)
    return andClose(openPostgres(config.databaseUrl, (error) => console.error(error.message), FOR_UPKEEP))
  const lock = lockDirectory(config.dataDirectory)
  try {
    return await andClose(await openEmbedded({ folder: databaseFolder(config.dataDirectory) }))
  } finally {
    lock.release()
  }
}

async function andClose({ db, close }: OpenDatabase): Promise<Traffic> {
  try {
    return await trafficIn(db, new Date())
  } finally {
    await close()
  }
}

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
