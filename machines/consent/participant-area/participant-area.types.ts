export type ParticipantAreaInput = {
  /** Whether `/config.json` has the URL of the participant area. */
  readonly hasParticipantArea: boolean
}

export type ParticipantAreaEvent = { readonly type: 'area.requested' }
