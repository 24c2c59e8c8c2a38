import { messages } from '#domain/messages.ts'
import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import { isOpen, type RequestStatus, STATUS_LABELS } from '#domain/requests/status.ts'
import { nextStatus, possibleEvents, requestStatusLabels } from '#machines/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { rejectInfected } from '#server/documents/infected.ts'
import { conflict } from '#server/http/errors.ts'
import type { Services } from '#server/http/services.ts'
import { storeMove } from '#server/requests/move.ts'
import type { StoredRequest } from '#server/requests/own-request.ts'
import { addMessage } from '#server/requests/timeline.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

import { deskAnswer } from './answer.ts'
import { requireMove, roleOf } from './role.ts'
import { holdStaffRequest } from './staff-request.ts'

export type DeskMove = {
  readonly idOrProtocol: number
  readonly move: StaffMoveName
  /** Goes on the timeline, where the participant reads it; '' is none. */
  readonly message: string
}

/** What belongs to a move besides the letter; answers the paths of what it changed. */
type Alongside = (db: Queries, request: StoredRequest) => Promise<readonly string[]>

const nothingElse: Alongside = async () => []

/**
 * One move of the fund's staff, whole or not at all: letter, message, change log and mail notice. What goes back to its
 * participant asks for another file where the scanner refused one (P-155). Throws `staffOnly` where the role does not
 * have the move, `notFound`, and a conflict that says what is possible where the shared chart refuses (core 4, D-106).
 */
export function moveAsStaff(
  { db, fund, clock }: Pick<Services, 'db' | 'fund' | 'clock'>,
  caller: StaffCaller,
  { idOrProtocol, move, message }: DeskMove,
  alongside: Alongside = nothingElse,
) {
  requireMove(roleOf(fund, caller), move)
  return inTransaction(db, async (transaction) => {
    const request = await holdStaffRequest(transaction, caller, idOrProtocol)
    const status = statusAfterStaff(request.status, move)
    const changed = await alongside(transaction, request)
    if (isOpen(status)) await rejectInfected(transaction, request.id)
    const now = clock()
    if (message.trim() !== '') await addMessage(transaction, request.id, message.trim(), now)
    return deskAnswer(transaction, fund, await storeMove(transaction, request, status, now, changed))
  })
}

function statusAfterStaff(current: RequestStatus, move: StaffMoveName): RequestStatus {
  const next = nextStatus(current, { type: `staff.${move}` })
  if (next !== null) return next
  const possible = possibleEvents(current).map((event) => requestStatusLabels.events[event])
  throw conflict(messages.notFromHere(STATUS_LABELS[current], possible))
}
