import type { recordMessage as call } from '#api/contract/acceptance.ts'
import { messages } from '#domain/messages.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { conflict } from '#server/kernel/errors.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { lockOwnRequest } from '#server/requests/own-request.ts'
import { addMessage, hasMessage } from '#server/requests/timeline.ts'

const MOST_IN_AN_HOUR = 10
const HOUR = 3_600_000

/**
 * Adds a message of the participant to one of their requests, unless the timeline has an identical one
 * (D-108).
 */
export const recordMessage: Handler<typeof call> = async ({ body }, { db, clock }, { personId }) => {
  const text = body.msg.trim()
  await inTransaction(db, async (transaction) => {
    const { id } = await lockOwnRequest(transaction, personId, body.id_requerimento)
    if (await hasMessage(transaction, id, text)) return
    const now = clock()
    await requireFew(transaction, personId, new Date(now.getTime() - HOUR))
    await addMessage(transaction, id, text, now)
  })
  return { codigo: 'ok' as const }
}

/** Throws if MOST_IN_AN_HOUR messages were recorded for the person since then. */
async function requireFew(db: Queries, personId: number, since: Date): Promise<void> {
  const { count } = await db
    .selectFrom('request_message')
    .innerJoin('request', 'request.id', 'request_message.request_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('request.person_id', '=', personId)
    .where('recorded_at', '>', since)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MOST_IN_AN_HOUR) throw conflict(messages.tooManyMessages)
}
