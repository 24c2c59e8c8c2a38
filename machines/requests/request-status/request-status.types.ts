import type { StaffMoveName } from '#domain/requests/staff-moves.ts'

import type { ChartMeta } from '../../support/chart-meta.ts'
import type { PARTICIPANT_MOVES } from './request-status.moves.ts'

/** A move of the participant: with the request, or as an answer to a new amount. */
type ParticipantMove = {
  readonly type:
    | (typeof PARTICIPANT_MOVES)[keyof typeof PARTICIPANT_MOVES]
    | 'amount.accepted'
    | 'amount.refused'
}

/** A move of the fund's staff. */
type StaffMove = { readonly type: `staff.${StaffMoveName}` }

export type RequestStatusEvent = ParticipantMove | StaffMove

/** A state as explained to the participant: its meaning, what to do, what the fund does. */
export type StatusExplanation = {
  readonly means: string
  readonly yourPart: string
  readonly fundsPart: string
}

export type RequestStatusMeta = ChartMeta & StatusExplanation
