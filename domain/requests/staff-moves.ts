/** What the fund's staff does with a request, by its name in the shared chart. */
export const STAFF_MOVES = [
  'check',
  'require',
  'deny',
  'recalculate',
  'resume',
  'awaitGrant',
  'askAcceptance',
  'grant',
  'concede',
  'approve',
] as const

export type StaffMoveName = (typeof STAFF_MOVES)[number]
