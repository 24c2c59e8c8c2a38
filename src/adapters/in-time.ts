/** Timeout in milliseconds for loading a chunk (D-61). */
const PATIENCE = 15_000

/** Rejects on timeout. */
export function inTime<Part>(coming: Promise<Part>, patience = PATIENCE): Promise<Part> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('A part of the portal did not come')), patience),
  )
  return Promise.race([coming, late])
}
