/** Seconds to wait according to a `Retry-After` header (a number or a date); null without a valid one. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : null
}
