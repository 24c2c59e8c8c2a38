import { CONFIRMATION_CODE } from '#domain/people/confirmation-code.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `points` uses within `seconds` of the first one, then none until they have passed. */
export type Rule = {
  readonly points: number
  readonly seconds: number
  /** Counted by address; a sponsor's address, shared by many people, has ten times as many. */
  readonly isOfAddress?: true
  /** Number of points that each process takes from the database at once; it divides the points. */
  readonly block?: number
}

export const RULES = {
  /** Wrong passwords of a CPF, or of a browser with a device proof, before a lock. */
  loginTries: { points: 5, seconds: 15 * MINUTE },
  loginTriesOfDay: { points: 20, seconds: DAY },
  /**
   * Earlier locks, each of which makes the next one longer; forgotten that long after the end of the last
   * one. They are counted, never refused.
   */
  loginLocks: { points: 1, seconds: DAY },
  /** Wrong passwords from an address, which many people may share: failures alone count. */
  loginFailuresOfMinute: { points: 20, seconds: MINUTE, isOfAddress: true },
  loginFailuresOfHour: { points: 100, seconds: HOUR, isOfAddress: true },
  /** Wrong codes from an address: of a single sign-on, and of a confirmation. */
  codeFailures: { points: 20, seconds: MINUTE, isOfAddress: true },
  /** Confirmation codes for a CPF from one address (P-301), and from one address for any CPF (P-781). */
  codesOfMinute: { points: 1, seconds: CONFIRMATION_CODE.pauseSeconds },
  codesOfHour: { points: CONFIRMATION_CODE.perHour, seconds: HOUR },
  codesOfDay: { points: 6, seconds: DAY },
  codesOfAddress: { points: 100, seconds: HOUR, isOfAddress: true },
  codesOfAddressOfDay: { points: 300, seconds: DAY, isOfAddress: true },
  /** Codes mailed to one mailbox from any address; those of a known browser are counted separately (P-301). */
  codeMails: { points: 20, seconds: DAY },
  /** Checks of a CPF from one address (P-301), and from one address of any CPF (P-781). */
  cpfChecks: { points: 5, seconds: HOUR },
  cpfChecksOfAddress: { points: 100, seconds: HOUR, isOfAddress: true },
  cpfChecksOfAddressOfDay: { points: 300, seconds: DAY, isOfAddress: true },
  /** Lookups of the CPF of another person, by person and by address; repeating the same one is not counted. */
  lookUps: { points: 5, seconds: DAY },
  lookUpsOfAddress: { points: 20, seconds: DAY, isOfAddress: true },
  /** Postal codes by address: no session is required, and another host may be called. */
  postalCodes: { points: 60, seconds: MINUTE, isOfAddress: true },
  /** Uploads of one person. */
  uploads: { points: 60, seconds: HOUR },
  /** Calls of one person, however many sessions they have. */
  calls: { points: 300, seconds: 300, block: 10 },
} as const satisfies Readonly<Record<string, Rule>>

export type Rules = Readonly<Record<keyof typeof RULES, Rule>>

/** How many times as many uses the address of a sponsor has. */
export const SPONSOR_FACTOR = 10

/** Locks after wrong passwords, in seconds: each is twice the one before. */
export const LOCK = { first: 15 * MINUTE, longest: DAY } as const

/** Sessions that one person has at once; a further login ends the oldest. */
export const MOST_SESSIONS = 5
