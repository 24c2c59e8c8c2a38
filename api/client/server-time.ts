const TIMEOUT = 10_000

/** The Date header has whole seconds, so half a second is missing on average. */
const ROUNDING_ERROR = 500

/**
 * Server time in milliseconds since 1970, accurate to about a second, from the Date header (RFC 9110, 6.6.1)
 * of the portal's own origin: browsers hide the Date of other origins. Rejects on timeout or without a Date.
 */
export async function readServerTime(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT)
  const time = serverTimeIn(await fetch('/config.json', { cache: 'no-store', signal }))
  if (time === null) throw new Error('The server does not say what time it is.')
  return time
}

/** The Date header in milliseconds since 1970; null without one. */
export function serverTimeIn({ headers }: Response): number | null {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? null : date + ROUNDING_ERROR
}
