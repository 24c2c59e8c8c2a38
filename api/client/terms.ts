import type { Call } from '../contract/call.ts'

/** How long the portal waits for a call, and how it retries it; in milliseconds. */
export type Terms = {
  /** Of a call with its retries and its body; of an upload, the time without progress or response. */
  readonly timeout: number
  /**
   * The delays before the first and the second automatic retry of an interrupted call (D-130). Writes have none:
   * only the participant retries them (D-61).
   */
  readonly delays: readonly number[]
}

/** A download may take longer than other calls, and can be cancelled (P-159). */
const TIMEOUTS = { json: 15_000, file: 120_000 } as const

export const UPLOAD_TIMEOUT = 60_000

const DELAYS = [1_000, 2_000] as const

export const termsOf = ({ encoding, responseType = 'json', effect }: Call): Terms => ({
  timeout: encoding === 'multipart' ? UPLOAD_TIMEOUT : TIMEOUTS[responseType],
  delays: effect === 'read' ? DELAYS : [],
})
