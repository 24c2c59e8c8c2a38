import type { NamedParticipant } from '#domain/requests/facts.ts'

/** The CPF that the form holds as the look-up begins: digits, '' where nobody is to be looked up. */
export type PersonLookupInput = { readonly digits: string }

export type PersonLookupEvent =
  | { readonly type: 'person.typed'; readonly digits: string }
  | { readonly type: 'lookUp.retried' }

export type PersonLookupContext = {
  readonly digits: string
  /** Why nobody was looked up last, in a sentence for the participant; null before. */
  readonly trouble: string | null
}

/** Told to the chart that asked, whoever was found: without a name nobody has the CPF (D-102). */
export type PersonAnswered = { readonly type: 'person.answered'; readonly person: NamedParticipant }
