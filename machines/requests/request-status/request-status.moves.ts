import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** The letter of a save, and its event in the chart. */
export const PARTICIPANT_MOVES = {
  L: 'request.saved',
  A: 'request.sent',
  N: 'request.cancelled',
} as const satisfies Partial<Record<RequestStatus, string>>

/** The moves of staff, and their events in the chart. */
export const STAFF_EVENTS = {
  check: 'request.checked',
  require: 'correction.required',
  deny: 'request.denied',
  recalculate: 'recalculation.ordered',
  resume: 'analysis.resumed',
  awaitGrant: 'request.forwarded',
  askAcceptance: 'acceptance.asked',
  grant: 'request.granted',
  concede: 'benefit.conceded',
  approve: 'request.approved',
} as const satisfies Record<StaffMoveName, string>
