/** Where files lie; keys are made by the server. A folder by default. */
export type DocumentStore = {
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  /** null when there is no such file. */
  readonly get: (key: string) => Promise<Uint8Array | null>
  readonly delete: (key: string) => Promise<void>
}
