import * as v from 'valibot'

import type { InterruptedUpload } from '#machines/documents/upload-queue/index.ts'

import { DRAFTS } from './clear-drafts.ts'
import { storedValue } from './stored-value.ts'

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

/** Interrupted uploads of one person in this tab, deleted with their drafts (D-18). */
export function createUploadStore(storage: Storage | null, cpf: string) {
  const inTab = storedValue(storage, `${DRAFTS}${cpf}.envios`, stored)
  return {
    read: (): readonly InterruptedUpload[] => inTab.read() ?? [],
    keep(uploads: readonly InterruptedUpload[]) {
      // Removes an older list, which may contain uploads that are no longer interrupted.
      if (uploads.length === 0 || !inTab.keep(uploads)) inTab.clear()
    },
  }
}
