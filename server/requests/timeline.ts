import { actor } from '#server/database/actor.ts'
import type { Queries } from '#server/database/connect.ts'

import { authorIn } from './author.ts'
import type { RequestId } from './own-request.ts'

/** Newest first (D-59). */
export const findMessages = async (db: Queries, requestId: number) =>
  messagesToWire(await messagesOf(db, requestId).execute())

export const messagesOf = (db: Queries, requestId: RequestId) =>
  db
    .selectFrom('request_message')
    .select(['id', 'recorded_at', 'text', authorIn('request_message').as('author')])
    .where('request_id', '=', requestId)
    .orderBy('recorded_at', 'desc')
    .orderBy('id', 'desc')

type Message = {
  readonly id: number
  readonly recorded_at: Date | string
  readonly text: string
  readonly author: string
}

export const messagesToWire = (rows: readonly Message[]) =>
  rows.map(({ id, recorded_at, text, author }) => ({
    id,
    data_gravacao: new Date(recorded_at).toISOString(),
    mensagem: text,
    autor: author,
  }))

/** Adds a message to the timeline that the participant reads. */
export async function addMessage(db: Queries, requestId: number, text: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('request_message')
    .values({ request_id: requestId, recorded_at: now, text, ...actor() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Adds a message unless an identical one exists: the portal sends a message that the decision already wrote
 * (D-108). The request must be locked (`lockOwnRequest`).
 */
export async function addMessageOnce(db: Queries, requestId: number, text: string, now: Date): Promise<void> {
  if (await hasMessage(db, requestId, text)) return
  await addMessage(db, requestId, text, now)
}

export async function hasMessage(db: Queries, requestId: number, text: string): Promise<boolean> {
  const known = await db
    .selectFrom('request_message')
    .select('id')
    .where('request_id', '=', requestId)
    .where('text', '=', text)
    .executeTakeFirst()
  return known !== undefined
}
