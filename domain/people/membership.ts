/** A current or former plan of the participant. */
export type Membership = {
  readonly planId: number
  readonly categoryId: number
  /** yyyy-mm-dd; null for a current membership (D-42). */
  readonly endedOn: string | null
  /** yyyy-mm-dd; null if unknown: then only the server checks the plan time (D-93). */
  readonly startedOn: string | null
  /** Participant situation (7, 8 and 14 exclude the withdrawal); null if unknown (D-41). */
  readonly situationId: number | null
  /** Percentage points, 0 to 15 (D-101). */
  readonly variablePercent: number | null
}

/** The plan of the enrolment (ENROL-01). */
export const SECOND_PLAN = 2

/** Categories of a membership. */
export const RETIRED = 2
export const PENSIONER = 5
export const CATEGORY_WITHOUT_RETIREMENT = 9
