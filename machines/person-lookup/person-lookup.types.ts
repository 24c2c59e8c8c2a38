import type { NamedParticipant } from '#domain/requests/facts.ts'

/** The CPF that the form holds as the look-up begins: digits, '' where nobody is to be looked up. */
export type PersonLookupInput = { readonly digits: string }

export type PersonLookupEvent =
  | { readonly type: 'person.typed'; readonly digits: string }
  | { readonly type: 'lookUp.retried' }

export type PersonLookupContext = { readonly digits: string }

/** Told to the chart that asked, whoever was found: without a name nobody has the CPF (D-102). */
export type PersonAnswered = { readonly type: 'person.answered'; readonly person: NamedParticipant }
/** Why nobody was looked up, in a sentence for the participant. */
export type PersonUnanswered = { readonly type: 'person.unanswered'; readonly sentence: string }
