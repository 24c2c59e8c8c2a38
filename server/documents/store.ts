/** Where files lie: a folder by default, an S3-compatible store by `S3_URL`. Every call may throw `StoreFailure`. */
export type DocumentStore = {
  /**
   * Read piece by piece, and again where it is tried again. The file is there whole or not at all; one that has the
   * key already is replaced, whole too.
   */
  readonly put: (key: string, content: Blob) => Promise<void>
  /** null when there is no such file. */
  readonly get: (key: string) => Promise<Blob | null>
  /** Also of what is not there. */
  readonly delete: (key: string) => Promise<void>
  /** Resolves where files can be kept now. */
  readonly check: () => Promise<void>
}

/** What can be put right: nobody answers, the bucket is not there, the credential may not. */
export type StoreFault = 'unreachable' | 'missing' | 'denied'

/** The store did not do what it was asked; the message is for the log and holds no credential. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure'
  readonly fault: StoreFault

  constructor(fault: StoreFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Keys are made by the server; whatever else arrives here is a defect, and never becomes a path. */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new Error('A document key is a UUID.')
}
