import type { Kysely } from 'kysely'

import { messages } from '#domain/messages.ts'
import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import { isOpen, type RequestStatus, STATUS_LABELS } from '#domain/requests/status.ts'
import { nextStatus, possibleEvents, requestStatusLabels } from '#machines/requests/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { rejectInfected } from '#server/documents/infected.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { conflict } from '#server/kernel/errors.ts'
import { inTransaction } from '#server/kernel/transaction.ts'
import { storeMove } from '#server/requests/move.ts'
import type { StoredRequest } from '#server/requests/own-request.ts'
import { addMessage } from '#server/requests/timeline.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

import { deskReply } from './reply.ts'
import { requireMove, roleOf } from './role.ts'
import { lockStaffRequest } from './staff-request.ts'

type Needs = {
  readonly db: Kysely<Database>
  readonly fund: FundReference
  readonly clock: Clock
}

export type DeskMove = {
  readonly idOrProtocol: number
  readonly move: StaffMoveName
  /** Shown on the participant's timeline; '' for none. */
  readonly message: string
}

/** Further changes of a move; returns the paths of the changed answers. */
type Alongside = (db: Queries, request: StoredRequest) => Promise<readonly string[]>

const noChanges: Alongside = async () => []

/**
 * One move of the fund's staff in one transaction: status, message, change log and mail. A request that returns to
 * its participant requires another file where the scanner refused one (P-155). Throws `staffOnly` where the role
 * does not allow the move, `notFound`, and a conflict with the possible moves where the shared chart refuses it
 * (D-106).
 */
export function moveAsStaff(
  { db, fund, clock }: Needs,
  caller: StaffCaller,
  { idOrProtocol, move, message }: DeskMove,
  alongside: Alongside = noChanges,
) {
  requireMove(roleOf(fund, caller), move)
  return inTransaction(db, async (transaction) => {
    const request = await lockStaffRequest(transaction, caller, idOrProtocol)
    const status = statusAfterStaff(request.status, move)
    const changed = await alongside(transaction, request)
    const now = clock()
    if (isOpen(status)) await rejectInfected(transaction, request.id, now)
    if (message.trim() !== '') await addMessage(transaction, request.id, message.trim(), now)
    return deskReply(transaction, fund, await storeMove(transaction, fund, request, status, now, changed))
  })
}

function statusAfterStaff(current: RequestStatus, move: StaffMoveName): RequestStatus {
  const next = nextStatus(current, { type: `staff.${move}` })
  if (next !== null) return next
  const possible = possibleEvents(current).map((event) => requestStatusLabels.events[event])
  throw conflict(messages.notFromHere(STATUS_LABELS[current], possible))
}
