import type { DocumentStore } from '#server/documents/store.ts'

export type MemoryStore = DocumentStore & { readonly files: Map<string, Uint8Array> }

/** Documents of one test file. */
export function memoryStore(): MemoryStore {
  const files = new Map<string, Uint8Array>()
  return {
    files,
    put: async (key, bytes) => {
      files.set(key, bytes)
    },
    get: async (key) => files.get(key) ?? null,
    delete: async (key) => {
      files.delete(key)
    },
    check: async () => {},
  }
}
