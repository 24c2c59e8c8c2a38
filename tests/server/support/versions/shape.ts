type Values = Readonly<Record<string, unknown>>

export type StoredRow = {
  readonly table: string
  /** Absent: no version inserts it, a migration makes it. */
  readonly row?: Values
  /** What the newest version has of it; null: nothing. Default: `row`. */
  readonly becomes?: Values | null
}

/** A row as some versions have it. */
export type Shape = StoredRow & {
  /** The migration that brought it. */
  readonly from: string
  /** The migration that ended it; default: none. */
  readonly before?: string
}

export const FIRST = new Date('2026-10-01T12:00:00Z')
export const SECOND = new Date('2026-10-02T12:00:00Z')
export const THIRD = new Date('2026-10-03T12:00:00Z')
