/**
 * The code that a visitor gets by e-mail (VISITOR-22, D-118, P-301): how long it is, how long and for how many tries
 * it is good, when another one may be asked for, and how often in an hour.
 */
export const CONFIRMATION_CODE = {
  digits: 6,
  minutes: 10,
  tries: 5,
  pauseSeconds: 60,
  perHour: 3,
} as const
