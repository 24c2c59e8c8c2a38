import type { Queries } from '#server/database/connect.ts'

/** The messages of a request on the wire, newest first (D-59). */
export async function findMessages(db: Queries, requestId: number) {
  const rows = await db
    .selectFrom('request_message')
    .selectAll()
    .where('request_id', '=', requestId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, recorded_at, text }) => ({
    id,
    data_gravacao: recorded_at.toISOString(),
    mensagem: text,
  }))
}

/** Adds a message to the timeline that the participant reads (core 2). */
export async function addMessage(db: Queries, requestId: number, text: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('request_message')
    .values({ request_id: requestId, recorded_at: now, text })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Adds a message unless the very same one stands on the timeline: what the decision wrote, the portal sends once more
 * (D-108). The request must be held (`holdOwnRequest`).
 */
export async function addMessageOnce(db: Queries, requestId: number, text: string, now: Date): Promise<void> {
  if (await hasMessage(db, requestId, text)) return
  await addMessage(db, requestId, text, now)
}

/** Whether the very same message stands on the timeline. */
export async function hasMessage(db: Queries, requestId: number, text: string): Promise<boolean> {
  const known = await db
    .selectFrom('request_message')
    .select('id')
    .where('request_id', '=', requestId)
    .where('text', '=', text)
    .executeTakeFirst()
  return known !== undefined
}
