import type { DocumentStore } from '#server/documents/store.ts'

export type MemoryStore = DocumentStore & { readonly files: Map<string, Uint8Array<ArrayBuffer>> }

/** Document store of one test file. */
export function memoryStore(): MemoryStore {
  const files: MemoryStore['files'] = new Map()
  let mark: string | null = null
  return {
    files,
    put: async (key, content) => {
      files.set(key, new Uint8Array(await content.arrayBuffer()))
    },
    get: async (key) => {
      const bytes = files.get(key)
      return bytes ? new Blob([bytes]) : null
    },
    delete: async (key) => {
      files.delete(key)
    },
    list: async function* () {
      for (const [key, { length: size }] of files) yield { key, size }
    },
    check: async () => {},
    readMark: async () => mark,
    writeMark: async (id) => {
      mark = id
    },
  }
}
