import type { Membership } from '../people/membership.ts'
import type { Suggestions } from './suggestions.ts'

export type Plan = { readonly id: number; readonly name: string }
export type Benefit = { readonly planId: number; readonly id: number; readonly name: string }
export type Country = { readonly id: number; readonly name: string }
/** `code` is the bank's number in three digits; `requestTypes` are the types that offer it. */
export type Bank = { readonly code: string; readonly name: string; readonly requestTypes: readonly number[] }

/** A row of one of the fund's lists; ids are text as in answers, so that '03' keeps its zero. */
export type Listed = { readonly id: number | string; readonly name: string }

/** The lists of choices of an enrolment in the second plan. */
export type EnrolmentLists = {
  readonly nationalities: readonly Listed[]
  readonly civilStatuses: readonly Listed[]
  readonly schooling: readonly Listed[]
  readonly serviceTimeTypes: readonly Listed[]
  readonly kinships: readonly Listed[]
  readonly sponsors: readonly Listed[]
  readonly regionals: readonly (Listed & { readonly sponsorId: number })[]
}

/** The participant whom a form names by CPF, as looked up. */
export type NamedParticipant = {
  /** Digits only. */
  readonly cpf: string
  /** '' for an unknown CPF (D-102). */
  readonly name: string
  /** Including ended ones (D-42). */
  readonly plans: readonly Plan[]
}

/** The facts from outside the form that rules need, so that no rule reads a clock or a session. */
export type Facts = {
  /** yyyy-mm-dd in America/Sao_Paulo (D-81). */
  readonly today: string
  /** CPF (digits) of the logged-in participant; absent without a session. */
  readonly cpf?: string
  /** Birth date of the logged-in participant, yyyy-mm-dd; null if unknown. */
  readonly birthDate: string | null
  readonly memberships: readonly Membership[]
  readonly plans: readonly Plan[]
  readonly benefits: readonly Benefit[]
  readonly countries: readonly Country[]
  /** Empty if the fund does not say; `banksOffered` has the fallback. */
  readonly banks: readonly Bank[]
  /** E-mail domains of the sponsors, refused as a private address (D-91). */
  readonly sponsorDomains: readonly string[]
  readonly migrated: boolean
  /** Absent if no participant was named or looked up: then only the server checks whose plan it is. */
  readonly named?: NamedParticipant
  /** Absent if they were not loaded: then any choice is valid. */
  readonly enrolment?: EnrolmentLists
  /** Absent in a saved request, and if the fund was not asked. */
  readonly suggestions?: Suggestions
  /** In cents; absent if unknown: then it limits nothing (D-98). */
  readonly contributionSalaryCents?: number
  /** The reference value (VRS) in cents; absent if unknown: then it limits nothing (D-98). */
  readonly contributionReferenceCents?: number
}

/** Facts that are loaded with one request, because only the rules of its type need them. */
export type FetchedFacts = Pick<Facts, 'enrolment' | 'contributionSalaryCents' | 'suggestions'>
