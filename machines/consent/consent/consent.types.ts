import type { Cloud, Participant } from '#domain/people/participant.ts'

export type ConsentInput = {
  readonly participant: Participant
  /** False: without a consent the chart ends at once, with no cloud (STAFF-20). */
  readonly asks: boolean
}

export type ConsentContext = ConsentInput & {
  readonly cloud: Cloud | null
  /** Staff went back without a consent (P-784). */
  readonly isDeclined: boolean
}

export type ConsentEvent =
  | { readonly type: 'consent.toggled'; readonly agreed: boolean }
  | { readonly type: 'consent.saved' }
  /** Voltar, for staff. */
  | { readonly type: 'consent.declined' }

/** The participant's document cloud, which exists after consent; null for staff who were not asked or declined. */
export type ConsentOutput = Pick<ConsentContext, 'cloud' | 'isDeclined'>

export type ConsentQuestion = { readonly participant: Participant }
/** Null without consent. */
export type ConsentAnswer = Cloud | null
