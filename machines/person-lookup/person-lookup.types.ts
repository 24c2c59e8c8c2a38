import type { NamedParticipant } from '#domain/requests/facts.ts'

/** The CPF of the form when the chart starts: digits, '' if there is none to look up. */
export type PersonLookupInput = { readonly digits: string }

export type PersonLookupEvent =
  | { readonly type: 'person.typed'; readonly digits: string }
  | { readonly type: 'lookUp.retried' }

export type PersonLookupContext = {
  readonly digits: string
  /** Why the last look-up failed, as a sentence for the participant; null before. */
  readonly trouble: string | null
}

/** Sent to the parent with the result: without a name no one has the CPF (D-102). */
export type PersonAnswered = { readonly type: 'person.answered'; readonly person: NamedParticipant }
