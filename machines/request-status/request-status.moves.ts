import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/** The letter that a save asks for, and the event that it is in the chart. */
export const PARTICIPANT_MOVES = {
  L: 'request.saved',
  A: 'request.sent',
  N: 'request.cancelled',
} as const satisfies Partial<Record<RequestStatus, string>>

/** What the fund's staff does, and the event that it is in the chart. */
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
