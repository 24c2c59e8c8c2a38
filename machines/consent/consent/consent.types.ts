import type { Cloud, Participant } from '#domain/people/participant.ts'

export type ConsentInput = {
  readonly participant: Participant
  /** False: without a consent the chart ends at once, with no cloud (STAFF-20). */
  readonly asks: boolean
}

export type ConsentEvent =
  | { readonly type: 'consent.toggled'; readonly agreed: boolean }
  | { readonly type: 'consent.saved' }
  /** Voltar, for staff. */
  | { readonly type: 'consent.declined' }

/** Sent to the parent. */
export type ConsentOutcome =
  /** The participant's document cloud exists after the consent. */
  | { readonly type: 'consent.granted'; readonly cloud: Cloud }
  /** Staff went back without a consent (P-784). */
  | { readonly type: 'consent.declined' }
  /** Staff have no consent, and are not asked for it. */
  | { readonly type: 'consent.notAsked' }

export type ConsentQuestion = { readonly participant: Participant }
/** Null without consent. */
export type ConsentAnswer = Cloud | null
