/** Milliseconds that somebody waits for a part of the portal before being told that it does not come (D-61, P-92). */
const PATIENCE = 15_000

/** What comes, or a rejection where it does not come in time. */
export function inTime<Part>(coming: Promise<Part>, patience = PATIENCE): Promise<Part> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('A part of the portal did not come')), patience),
  )
  return Promise.race([coming, late])
}
