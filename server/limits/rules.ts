const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many uses within so many seconds of the first one, then none until they are over. */
export type Rule = {
  readonly points: number
  readonly seconds: number
  /** Counted by address; those of a sponsor, which many people share, have ten times as many uses. */
  readonly isOfAddress?: true
}

/** How often, and of whom; the lines are those of security.md, the figures of the login those of issue 4 too. */
export const RULES = {
  /** Wrong passwords of a CPF, or of a browser that knew the right one, before a lock (S1, S4). */
  loginTries: { points: 5, seconds: 15 * MINUTE },
  loginTriesOfDay: { points: 20, seconds: DAY },
  /** Locks that make the next one longer, until so long after the last one's end; they are counted, none is refused. */
  loginLocks: { points: 1, seconds: DAY },
  /** Wrong passwords from an address, which many people may share: failures alone count (S3). */
  loginFailuresOfMinute: { points: 20, seconds: MINUTE, isOfAddress: true },
  loginFailuresOfHour: { points: 100, seconds: HOUR, isOfAddress: true },
  /** Wrong codes from an address: of a single sign-on, and of a confirmation (R2, 2.3). */
  codeFailures: { points: 20, seconds: MINUTE, isOfAddress: true },
  /** Confirmation codes asked for a CPF from one address, and from an address for whomever (2.3, R20; P-301). */
  codesOfMinute: { points: 1, seconds: MINUTE },
  codesOfHour: { points: 3, seconds: HOUR },
  codesOfDay: { points: 6, seconds: DAY },
  codesOfAddress: { points: 10, seconds: HOUR, isOfAddress: true },
  /** Codes mailed to one mailbox, wherever they were asked for; those of a known browser are counted apart (P-301). */
  codeMails: { points: 20, seconds: DAY },
  /** Questions whose a CPF is, of that CPF from one address, and from an address of whomever (R19; P-301). */
  cpfChecks: { points: 5, seconds: HOUR },
  cpfChecksOfAddress: { points: 10, seconds: HOUR, isOfAddress: true },
  /** CPFs of others that somebody looks up, and those looked up from an address; the same one again is free (R12). */
  lookUps: { points: 5, seconds: DAY },
  lookUpsOfAddress: { points: 20, seconds: DAY, isOfAddress: true },
  /** Postal codes asked for from an address: no session is needed, and another host may be asked (R15). */
  postalCodes: { points: 60, seconds: MINUTE, isOfAddress: true },
  /** Files that somebody sends (U11). */
  uploads: { points: 60, seconds: HOUR },
  /** Calls of one person, however many sessions they have (section 4 "General", T9). */
  calls: { points: 300, seconds: 300 },
} as const satisfies Readonly<Record<string, Rule>>

export type Rules = Readonly<Record<keyof typeof RULES, Rule>>

/** How many times as many uses the address of a sponsor has (S3). */
export const SPONSOR_FACTOR = 10

/** Locks after wrong passwords, in seconds: each is twice the one before (S1). */
export const LOCK = { first: 15 * MINUTE, longest: DAY } as const

/** Sessions that one person has at once; a further login ends the oldest (T9). */
export const MOST_SESSIONS = 5
