import type { Cloud, Participant } from '#domain/people/participant.ts'

export type ConsentInput = {
  readonly participant: Participant
  /** False: without a consent the chart ends at once, with no cloud (STAFF-20). */
  readonly asks: boolean
}

export type ConsentContext = ConsentInput & { readonly cloud: Cloud | null }

export type ConsentEvent =
  | { readonly type: 'consent.toggled'; readonly agreed: boolean }
  | { readonly type: 'consent.saved' }

/** The participant's document cloud, which exists after consent; null for staff who were not asked. */
export type ConsentOutput = { readonly cloud: Cloud | null }

export type ConsentQuestion = { readonly participant: Participant }
/** Null without consent. */
export type ConsentAnswer = Cloud | null
