/** Scans a file for malware; rejects where it has no verdict. */
export type Scanner = {
  readonly scan: (content: Blob, signal?: AbortSignal) => Promise<Verdict>
}

export type Verdict = 'clean' | 'infected'

/** Without `CLAMD_URL` documents are not scanned, and every document is free at once. */
export const noScanner: Scanner = { scan: async () => 'clean' }
