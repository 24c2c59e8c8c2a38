import type { NamedParticipant } from '#domain/requests/facts.ts'

/** The CPF of the form when the chart starts: digits, '' if it is incomplete. */
export type PersonLookupInput = { readonly digits: string }

export type PersonLookupEvent =
  | { readonly type: 'person.typed'; readonly digits: string }
  | { readonly type: 'lookUp.retried' }
  /** Asks for `person.settled` once no lookup is under way. */
  | { readonly type: 'person.awaited' }

export type PersonLookupContext = {
  readonly digits: string
  /** Why the last lookup failed, as a sentence; null if it did not. */
  readonly trouble: string | null
}

/** Sent to the parent with the result; without a name if the CPF is unknown (D-102). */
export type PersonAnswered = { readonly type: 'person.answered'; readonly person: NamedParticipant }

/** Sent to the parent after every lookup, also one that failed, and after its result (P-768). */
export type PersonSettled = { readonly type: 'person.settled' }
