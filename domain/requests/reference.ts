import type { Participant } from '../people/participant.ts'
import type { Bank, Benefit, Country, Facts, Plan } from './facts.ts'

/** A document that requests of a type can require; `planId` null: of every plan. */
export type CatalogueDocument = {
  readonly of: 'holder' | 'dependant' | 'beneficiary'
  readonly documentTypeId: number
  readonly rule: number
  readonly planId: number | null
}

/** A row of `tipos_req`. `planId` null applies to every plan (D-42). */
export type RequestType = {
  readonly id: number
  readonly name: string
  readonly details: string
  readonly planId: number | null
  // The following may be absent, '' or null: then the fund gives no information (P-378).
  /** One line for the choice of a type. */
  readonly summary?: string | undefined
  readonly whoMay?: string | undefined
  /** What to prepare before filling in the form, beside the documents. */
  readonly atHand?: string | undefined
  /** How long it takes to fill in. */
  readonly minutes?: number | null | undefined
  /** Within how many days the fund has analysed it. */
  readonly analysisDays?: number | null | undefined
  readonly documents?: readonly CatalogueDocument[]
}

/** A document type with the fund's name: 'Comprovante de residência'. */
export type DocumentType = { readonly id: number; readonly name: string }

/** Tables and lists of the fund, loaded once per session. */
export type Reference = {
  readonly plans: readonly Plan[]
  readonly benefits: readonly Benefit[]
  readonly types: readonly RequestType[]
  /** Days to answer a request in E, if the fund has such a limit. */
  readonly requirementDays?: number | null
  readonly documentTypes: readonly DocumentType[]
  readonly countries: readonly Country[]
  /** Empty if the fund does not serve them. */
  readonly banks: readonly Bank[]
  readonly sponsorDomains: readonly string[]
  /** yyyy-mm-dd at the fund; the browser's date if the lists failed to load (D-81). */
  readonly today: string
  /** The reference value (VRS) in cents; absent if the lists failed to load. */
  readonly contributionReferenceCents?: number
  /** Megabytes; null if the server gives none. */
  readonly maxFileMb: number | null
}

const DEFAULT_MAX_FILE_MB = 5

/** The limit of one upload in megabytes: the session's, else the table's, else 5 (D-64). */
export const maxFileMb = (participant: Participant, reference: Reference) =>
  participant.maxFileMb ?? reference.maxFileMb ?? DEFAULT_MAX_FILE_MB

/** The facts about participant and fund for the rules of forms. */
export function factsOf(participant: Participant, reference: Reference): Facts {
  const {
    types: _types,
    requirementDays: _days,
    documentTypes: _documentTypes,
    maxFileMb: _maxFileMb,
    ...ofFund
  } = reference
  const { cpf, birthDate, memberships, migrated } = participant
  return { ...ofFund, cpf, birthDate, memberships, migrated }
}
