import { messages } from '#domain/messages.ts'
import { isOpen, type RequestStatus } from '#domain/requests/status.ts'
import { nextStatus, type RequestStatusEvent } from '#machines/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import { conflict } from '#server/http/errors.ts'
import { queueStatusNotice } from '#server/mail/status-notice.ts'

import { recordChanges, STATUS_PATH } from './changes.ts'
import type { StoredRequest } from './own-request.ts'
import { recordStatus } from './status-history.ts'

/** The letter after the move; throws a conflict where the shared chart refuses it (core 4, D-48). */
export function statusAfter(current: RequestStatus, move: RequestStatusEvent['type']): RequestStatus {
  const next = nextStatus(current, { type: move })
  if (next === null) throw conflict(messages.statusForbidsChange)
  return next
}

/**
 * Gives a request its next version: the letter that the chart led to, and the paths of what else changed. A new
 * letter is noted and told to the participant by mail. The request must be held (`holdOwnRequest`); answers it as it
 * is now.
 */
export async function storeMove(
  db: Queries,
  request: StoredRequest,
  status: RequestStatus,
  now: Date,
  changed: readonly string[] = [],
): Promise<StoredRequest> {
  const moves = status !== request.status
  const moved = await db
    .updateTable('request')
    .set({
      status,
      version: request.version + 1,
      // The day of a request is the day on which it was sent.
      ...(isOpen(request.status) && status === 'A' && { requested_at: now }),
    })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordChanges(db, moved, moves ? [...changed, STATUS_PATH] : changed)
  if (moves) {
    await recordStatus(db, request.id, status, now)
    await queueStatusNotice(db, request.person_id, now)
  }
  return moved
}
