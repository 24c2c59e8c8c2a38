/** Ids of request types that rules name. */
export const RETIREMENT = 1
export const SICKNESS = 2
export const WITHDRAWAL = 3
export const DEATH_PENSION = 4
export const DEATH_LUMP_SUM = 5
export const PRISON_ALLOWANCE = 6
export const SELF_SPONSORSHIP = 7
/**
 * The benefit screen without minimums of age and plan time; the specification has no name for it (D-46,
 * D-51).
 */
export const OTHER_BENEFIT = 8
export const PORTABILITY = 10
export const ENROLMENT = 11
/** Declaration of dependants for income tax. */
export const TAX_DEPENDANTS = 13
/** Registration update: only in the participant area (AREA-01). */
export const PARTICIPANT_AREA_TYPE = 14
export const BANK_CHANGE = 15
/** Acceptance of a beneficiary change (D-27). */
export const ACCEPTANCE = 16
