/** Milliseconds to wait for a part of the portal (D-61). */
const PATIENCE = 15_000

/** The promise, or a rejection where it takes too long. */
export function inTime<Part>(coming: Promise<Part>, patience = PATIENCE): Promise<Part> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('A part of the portal did not come')), patience),
  )
  return Promise.race([coming, late])
}
