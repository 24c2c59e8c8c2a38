import { messages } from '#domain/messages.ts'
import { isOpen, type RequestStatus } from '#domain/requests/status.ts'
import { nextStatus, type RequestStatusEvent } from '#machines/requests/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { conflict } from '#server/kernel/errors.ts'
import { queueStatusNotice } from '#server/mail/status-notice.ts'

import { recordChanges, STATUS_PATH } from './changes.ts'
import type { StoredRequest } from './own-request.ts'
import { recordStatus } from './status-history.ts'

/** The status after the move; throws a conflict where the shared chart refuses it (D-48). */
export function statusAfter(current: RequestStatus, move: RequestStatusEvent['type']): RequestStatus {
  const next = nextStatus(current, { type: move })
  if (next === null) throw conflict(messages.statusForbidsChange)
  return next
}

/**
 * Stores the next version of a request with its status and the paths of its changes. A new status is recorded
 * and mailed to the participant. The request must be locked (`lockOwnRequest`); returns it updated.
 */
export async function storeMove(
  db: Queries,
  fund: FundReference,
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
      changed_at: now,
      // The date of a request is the day on which it was sent.
      ...(isOpen(request.status) && status === 'A' && { requested_at: now }),
    })
    .where('id', '=', request.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordChanges(db, moved, moves ? [...changed, STATUS_PATH] : changed)
  if (moves) {
    await recordStatus(db, request.id, status, now)
    await queueStatusNotice(db, fund, moved, now)
  }
  return moved
}
