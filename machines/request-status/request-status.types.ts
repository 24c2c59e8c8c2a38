import type { StaffMoveName } from '#domain/requests/staff-moves.ts'

/** What the participant may ask for; `save` keeps a draft, `accept` and `refuse` answer a new amount. */
export type ParticipantMove = { readonly type: 'save' | 'send' | 'cancel' | 'accept' | 'refuse' }

/** What the fund's staff does. */
export type StaffMove = { readonly type: `staff.${StaffMoveName}` }

export type RequestStatusEvent = ParticipantMove | StaffMove
