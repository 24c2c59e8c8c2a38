import type { RequestStatus } from '#domain/requests/status.ts'

/** The letter of a save, and its event in the chart. */
export const PARTICIPANT_MOVES = {
  L: 'request.saved',
  A: 'request.sent',
  N: 'request.cancelled',
} as const satisfies Partial<Record<RequestStatus, string>>
