const HOUR = 3600
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** Rows are deleted this many seconds after the time in that column. */
export type Retention = {
  readonly column: string
  readonly seconds: number
  /** SQL condition of rows that are kept. */
  readonly unless?: string
}

/** Retention of temporary rows; all other rows are kept by the fund (P-304). */
export const RETENTION = {
  session: { column: 'expires_at', seconds: DAY },
  confirmation_code: { column: 'issued_at', seconds: HOUR },
  /** A repeated save or upload returns the first result (D-54, P-91). */
  save_key: { column: 'kept_at', seconds: DAY },
  upload_key: { column: 'kept_at', seconds: DAY },
  /** Sent or finally failed mail: recipient, subject and time. */
  outgoing_mail: { column: 'queued_at', seconds: 30 * DAY, unless: 'next_try_at is not null' },
  /** Lookups of names and plans: as long as the law requires access records (Lei 12.965, art. 15). */
  look_up: { column: 'looked_up_at', seconds: 180 * DAY },
  /** What the staff was shown. */
  desk_read: { column: 'read_at', seconds: 5 * YEAR },
  /** Visitor accounts removed by staff, with the reason. */
  visitor_release: { column: 'released_at', seconds: 5 * YEAR },
  /** People whose data the staff erased, with the reason. */
  erasure: { column: 'erased_at', seconds: 5 * YEAR },
} as const satisfies Readonly<Record<string, Retention>>
