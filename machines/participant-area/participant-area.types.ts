export type ParticipantAreaInput = {
  /** Whether `/config.json` says where the participant area is. */
  readonly hasParticipantArea: boolean
}

export type ParticipantAreaEvent = { readonly type: 'area.requested' }
