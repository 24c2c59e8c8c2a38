/** One plan the participant is or was in. */
export type Membership = {
  readonly planId: number
  readonly categoryId: number
  /** yyyy-mm-dd, or null while the membership goes on (D-42). */
  readonly endedOn: string | null
  /** yyyy-mm-dd, or null when the server does not say; then the server alone judges the plan time (D-93). */
  readonly startedOn: string | null
  /** Participant situation (7, 8 and 14 exclude the withdrawal), or null when not said (D-41). */
  readonly situationId: number | null
  /** Percent points, 0 to 15 (D-101). */
  readonly variablePercent: number | null
}

export type Plan = { readonly id: number; readonly name: string }
export type Benefit = { readonly planId: number; readonly id: number; readonly name: string }
export type Country = { readonly id: number; readonly name: string }

/** What rules may know from outside the form, so that none of them reads a clock or a session. */
export type Facts = {
  /** yyyy-mm-dd in America/Sao_Paulo (D-81). */
  readonly today: string
  /** yyyy-mm-dd of the logged-in participant, or null when unknown. */
  readonly birthDate: string | null
  readonly memberships: readonly Membership[]
  readonly plans: readonly Plan[]
  readonly benefits: readonly Benefit[]
  readonly countries: readonly Country[]
  /** E-mail domains of the sponsors, refused as a private address (D-91). */
  readonly sponsorDomains: readonly string[]
  readonly migrated: boolean
}
