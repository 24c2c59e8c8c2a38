/** The moves of the fund's staff, as roles, calls and the desk name them; `staff.<name>` in the shared chart. */
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
