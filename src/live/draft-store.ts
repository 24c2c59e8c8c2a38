import * as v from 'valibot'

import type { Answers } from '#domain/forms/form.ts'

/** What was typed and not saved, kept in the tab so that neither a reload nor an expired session loses it (D-61). */
export type Draft = {
  readonly answers: Answers
  readonly saveKey: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
  /** Of the request that the answers were typed on; null before the first save. */
  readonly version: number | null
}

export type DraftAddress = {
  readonly cpf: string
  readonly requestId: number | null
  readonly typeId: number
}

const PREFIX = 'portal.draft.'
/** Of what is stored: a draft in another one is none. */
const FORMAT = 2
const values = v.record(v.string(), v.string())
const rows = v.array(v.object({ id: v.number(), values }))
const draft = v.object({
  format: v.literal(FORMAT),
  answers: v.object({ detalhes: values, endereco: values, dependentes: rows, beneficiarios: rows }),
  saveKey: v.string(),
  keptAt: v.number(),
  version: v.nullable(v.number()),
})

const keyOf = ({ cpf, requestId, typeId }: DraftAddress) => `${PREFIX}${cpf}.${requestId ?? `novo-${typeId}`}`

export type DraftStore = {
  readonly read: (address: DraftAddress) => Draft | null
  readonly keep: (address: DraftAddress, draft: Draft) => void
  readonly discard: (address: DraftAddress) => void
  /** All drafts but those of one person; all of them without one. */
  readonly discardAll: (options?: { readonly butOf: string }) => void
}

export function createDraftStore(storage: Storage): DraftStore {
  return {
    read(address) {
      try {
        const parsed = v.safeParse(draft, JSON.parse(storage.getItem(keyOf(address)) ?? 'null'))
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
    keep: (address, { answers, saveKey, keptAt, version }) =>
      storage.setItem(keyOf(address), JSON.stringify({ format: FORMAT, answers, saveKey, keptAt, version })),
    discard: (address) => storage.removeItem(keyOf(address)),
    discardAll(options) {
      const ours = Object.keys(storage).filter((key) => key.startsWith(PREFIX))
      const kept = options ? `${PREFIX}${options.butOf}.` : null
      for (const key of ours) if (kept === null || !key.startsWith(kept)) storage.removeItem(key)
    },
  }
}
