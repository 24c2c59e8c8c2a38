import type { Cloud, Participant } from '#domain/people/participant.ts'

export type ConsentInput = { readonly participant: Participant }

export type ConsentContext = ConsentInput & { readonly cloud: Cloud | null }

export type ConsentEvent =
  | { readonly type: 'consent.toggled'; readonly agreed: boolean }
  | { readonly type: 'consent.saved' }

/** The participant's document cloud, which exists after consent. */
export type ConsentOutput = { readonly cloud: Cloud }

export type ConsentQuestion = { readonly participant: Participant }
/** Null without consent. */
export type ConsentAnswer = Cloud | null
