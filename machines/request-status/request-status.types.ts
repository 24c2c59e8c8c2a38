/** What the participant may ask for; `save` keeps a draft, `accept` and `refuse` answer a new amount. */
export type ParticipantMove = { readonly type: 'save' | 'send' | 'cancel' | 'accept' | 'refuse' }

/** What the fund's staff does. */
export type StaffMove = {
  readonly type:
    | 'staff.check'
    | 'staff.require'
    | 'staff.deny'
    | 'staff.recalculate'
    | 'staff.resume'
    | 'staff.awaitGrant'
    | 'staff.askAcceptance'
    | 'staff.grant'
    | 'staff.concede'
    | 'staff.approve'
}

export type RequestStatusEvent = ParticipantMove | StaffMove
