import type { NamedParticipant } from '#domain/requests/facts.ts'

/** The CPF that the form holds as the look-up begins: digits, '' where nobody is to be looked up. */
export type PersonLookupInput = { readonly digits: string }

export type PersonLookupEvent = { readonly type: 'person.typed'; readonly digits: string }

export type PersonLookupContext = { readonly digits: string }

/** Told to the chart that asked, whoever was found: without a name nobody has the CPF (D-102). */
export type PersonAnswered = { readonly type: 'person.answered'; readonly person: NamedParticipant }
/** The server's own sentence, which says when another CPF may be looked up. */
export type PersonLimited = { readonly type: 'person.limited'; readonly sentence: string }
