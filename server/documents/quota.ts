import { BYTES_PER_MB } from '#domain/documents/file-rules.ts'
import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import { at, conflict } from '#server/kernel/errors.ts'

/** Of one participant. */
const MOST_FILES = 200
const MOST_MB = 500

/**
 * Throws a conflict if the cloud is full. Locks the cloud until the transaction ends, so that concurrent
 * uploads respect the limit.
 */
export async function requireRoom(db: Queries, cloudId: number, bytes: number): Promise<void> {
  await db.selectFrom('cloud').select('id').where('id', '=', cloudId).forNoKeyUpdate().execute()
  const { files, stored } = await db
    .selectFrom('document')
    .select(({ fn }) => [fn.countAll<string>().as('files'), fn.sum<string | null>('byte_size').as('stored')])
    .where('cloud_id', '=', cloudId)
    .executeTakeFirstOrThrow()
  if (Number(files) >= MOST_FILES) throw full(messages.tooManyFiles(MOST_FILES))
  if (Number(stored) + bytes > MOST_MB * BYTES_PER_MB) throw full(messages.tooManyBytes(MOST_MB))
}

const full = (message: string) => conflict(...at('arquivo', message))
