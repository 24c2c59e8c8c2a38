const HOUR = 3600
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** Rows of a table are deleted so many seconds after the moment in that column. */
export type Retention = {
  readonly column: string
  readonly seconds: number
  /** Rows for which this SQL condition is true are kept at any age. */
  readonly unless?: string
}

/** Retention of rows that are only needed for a time; all other rows are kept by the fund (P-304). */
export const RETENTION = {
  session: { column: 'expires_at', seconds: DAY },
  confirmation_code: { column: 'issued_at', seconds: HOUR },
  /** A repeated save or upload has the result of the first one (D-54, P-91). */
  save_key: { column: 'kept_at', seconds: DAY },
  upload_key: { column: 'kept_at', seconds: DAY },
  /** Mail that was sent or failed finally: recipient, subject and time. */
  outgoing_mail: { column: 'queued_at', seconds: 30 * DAY, unless: 'next_try_at is not null' },
  /** Look-ups of names and plans: as long as the law requires access records to be kept (Lei 12.965, art. 15). */
  look_up: { column: 'looked_up_at', seconds: 180 * DAY },
  /** Removals of a visitor's account by the staff, with the reason. */
  visitor_release: { column: 'released_at', seconds: 5 * YEAR },
} as const satisfies Readonly<Record<string, Retention>>
