/** Rejects without a verdict. */
export type Scanner = {
  readonly scan: (content: Blob, signal?: AbortSignal) => Promise<Verdict>
}

export type Verdict = 'clean' | 'infected'

/** Used without `CLAMD_URL`: every document is free at once. */
export const noScanner: Scanner = { scan: async () => 'clean' }
