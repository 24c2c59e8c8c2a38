/**
 * Constants of the code that a visitor gets by e-mail (VISITOR-22, D-118, P-301): its length, its validity in
 * time and tries, the pause before another one, and the number per hour.
 */
export const CONFIRMATION_CODE = {
  digits: 6,
  minutes: 10,
  tries: 5,
  pauseSeconds: 60,
  perHour: 3,
} as const
