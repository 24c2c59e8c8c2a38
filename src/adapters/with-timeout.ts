/** Timeout in milliseconds for loading a chunk (D-61). */
const TIMEOUT = 15_000

/** Rejects on timeout. */
export function withTimeout<Part>(coming: Promise<Part>, timeout = TIMEOUT): Promise<Part> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('A part of the portal did not come')), timeout),
  )
  return Promise.race([coming, late])
}
