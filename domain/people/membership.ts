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

/** The plan of the enrolment (ENROL-01). */
export const SECOND_PLAN = 2

export const CATEGORY_WITHOUT_RETIREMENT = 9
