import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import { requestStatusLabels, STAFF_EVENTS } from '#machines/requests/request-status/index.ts'

export const COMMAND_OF: Readonly<Record<StaffMoveName, string>> = {
  check: 'check',
  require: 'require',
  deny: 'deny',
  recalculate: 'recalculate',
  resume: 'resume',
  awaitGrant: 'await-grant',
  askAcceptance: 'await-acceptance',
  grant: 'grant',
  concede: 'concede',
  approve: 'approve',
}

/** The label of the move in the chart, as 'o fundo confere'. */
export const labelOf = (move: StaffMoveName): string => requestStatusLabels.events[STAFF_EVENTS[move]]
