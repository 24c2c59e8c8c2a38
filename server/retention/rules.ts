const HOUR = 3600
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** Rows of a table are deleted so many seconds after the moment in that column. */
export type Retention = {
  readonly column: string
  readonly seconds: number
  /** Rows that are still of use stay whatever their age is. */
  readonly unless?: string
}

/** How long is kept what only serves for a time; everything else is the fund's to keep (P-304). */
export const RETENTION = {
  session: { column: 'expires_at', seconds: DAY },
  confirmation_code: { column: 'issued_at', seconds: HOUR },
  /** A repeated save or upload leads to what it led to before (D-54, P-91). */
  save_key: { column: 'kept_at', seconds: DAY },
  upload_key: { column: 'kept_at', seconds: DAY },
  /** Mail that was sent or given up: to whom, under which subject, and when. */
  outgoing_mail: { column: 'queued_at', seconds: 30 * DAY, unless: 'next_try_at is not null' },
  /** Who looked for whose name or plans: as long as the law asks a service to keep its access records (Lei 12.965, art. 15). */
  look_up: { column: 'looked_up_at', seconds: 180 * DAY },
  /** Who of the staff removed a visitor's account, and why. */
  visitor_release: { column: 'released_at', seconds: 5 * YEAR },
} as const satisfies Readonly<Record<string, Retention>>
