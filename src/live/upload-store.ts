import * as v from 'valibot'

import type { InterruptedUpload } from '#machines/transfers/index.ts'

import { DRAFTS } from './forget-drafts.ts'

const stored = v.array(
  v.object({
    slot: v.object({
      requestId: v.number(),
      rowId: v.number(),
      dependantId: v.nullable(v.number()),
      documentTypeId: v.number(),
      title: v.string(),
    }),
    request: v.object({ typeId: v.number(), name: v.string() }),
    fileName: v.string(),
  }),
)

/** What the tab remembers of one person's interrupted uploads; it goes with their drafts (D-18). */
export function createUploadStore(storage: Storage | null, cpf: string) {
  const key = `${DRAFTS}${cpf}.envios`
  return {
    read(): readonly InterruptedUpload[] {
      try {
        const parsed = v.safeParse(stored, JSON.parse(storage?.getItem(key) ?? '[]'))
        return parsed.success ? parsed.output : []
      } catch {
        return []
      }
    },
    keep(uploads: readonly InterruptedUpload[]) {
      if (uploads.length === 0) return storage?.removeItem(key)
      try {
        storage?.setItem(key, JSON.stringify(uploads))
      } catch {
        storage?.removeItem(key)
      }
    },
  }
}
