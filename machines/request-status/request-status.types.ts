import type { ChartMeta } from '../support/chart-meta.ts'
import type { PARTICIPANT_MOVES, STAFF_EVENTS } from './request-status.moves.ts'

/** What the participant does: with the request, or to answer a new amount. */
type ParticipantMove = {
  readonly type:
    | (typeof PARTICIPANT_MOVES)[keyof typeof PARTICIPANT_MOVES]
    | 'amount.accepted'
    | 'amount.refused'
}

/** What the fund's staff does. */
type StaffMove = { readonly type: (typeof STAFF_EVENTS)[keyof typeof STAFF_EVENTS] }

export type RequestStatusEvent = ParticipantMove | StaffMove

/** A state as a letter to the participant would tell it: what it means, what to do, what the fund does. */
export type StatusStory = { readonly means: string; readonly yourPart: string; readonly fundsPart: string }

export type RequestStatusMeta = ChartMeta & StatusStory
