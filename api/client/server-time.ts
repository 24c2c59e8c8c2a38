/** Milliseconds until a server that does not say what time it is counts as silent. */
const PATIENCE = 10_000

/** The header is cut down to whole seconds: on average, half of one is missing. */
const CUT = 500

/**
 * What time it is where the portal was loaded from, in milliseconds since 1970, to about a second: the Date of an
 * answer (RFC 9110, 6.6.1), read at the portal's own origin because no other shows it to a browser.
 * Rejects where there is no answer in time, or none with a Date.
 */
export async function readServerTime(fetch: typeof globalThis.fetch = globalThis.fetch): Promise<number> {
  const signal = AbortSignal.timeout(PATIENCE)
  const time = timeIn(await fetch('/config.json', { cache: 'no-store', signal }))
  if (time === null) throw new Error('The server does not say what time it is.')
  return time
}

/** What time it was when this was answered, in milliseconds since 1970; null without a Date. */
export function timeIn({ headers }: Response): number | null {
  const date = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(date) ? null : date + CUT
}
