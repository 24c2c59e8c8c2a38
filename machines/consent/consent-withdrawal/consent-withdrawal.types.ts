import type { Participant } from '#domain/people/participant.ts'

export type ConsentWithdrawalInput = { readonly participant: Participant }

/** For the screens, which ask for the consent again. */
export type ConsentWithdrawn = { readonly type: 'consent.withdrawn' }

export type ConsentWithdrawalEvent =
  | { readonly type: 'withdrawal.requested' }
  | { readonly type: 'withdrawal.confirmed' }
  | { readonly type: 'withdrawal.dismissed' }
