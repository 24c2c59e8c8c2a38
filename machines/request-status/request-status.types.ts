import type { StaffMoveName } from '#domain/requests/staff-moves.ts'

import type { ChartMeta } from '../support/chart-meta.ts'

/** What the participant may ask for; `save` keeps a draft, `accept` and `refuse` answer a new amount. */
export type ParticipantMove = { readonly type: 'save' | 'send' | 'cancel' | 'accept' | 'refuse' }

/** What the fund's staff does. */
export type StaffMove = { readonly type: `staff.${StaffMoveName}` }

export type RequestStatusEvent = ParticipantMove | StaffMove

/** A state as a letter to the participant would tell it: what it means, what to do, what the fund does. */
export type StatusStory = { readonly means: string; readonly yourPart: string; readonly fundsPart: string }

export type RequestStatusMeta = ChartMeta & StatusStory
