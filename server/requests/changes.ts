import type { Queries } from '#server/database/connect.ts'

/** The path for the status, which is not an answer. */
export const STATUS_PATH = 'situacao'

/**
 * Records the version in which paths changed last, for the rejection of a stale save (D-54, P-512). Not of the first
 * version, which no save can be older than.
 */
export async function recordChanges(
  db: Queries,
  { id, version }: { readonly id: number; readonly version: number },
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0 || version === 1) return
  await db
    .insertInto('request_change')
    .values(paths.map((path) => ({ request_id: id, version, path })))
    .onConflict((conflict) => conflict.columns(['request_id', 'path']).doUpdateSet({ version }))
    .execute()
}

/** Paths changed after that version. */
export async function changesSince(
  db: Queries,
  requestId: number,
  version: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('request_change')
    .select('path')
    .where('request_id', '=', requestId)
    .where('version', '>', version)
    .orderBy('path')
    .execute()
  return rows.map(({ path }) => path)
}
