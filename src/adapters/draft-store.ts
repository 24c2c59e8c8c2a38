import * as v from 'valibot'

import { type Answers, FIELDS_PARTS, ROWS_PARTS } from '#domain/forms/form.ts'
import type { DraftAddress } from '#machines/draft/index.ts'

import { DRAFTS, forgetDrafts } from './forget-drafts.ts'
import { storedValue } from './stored-value.ts'

/** What was typed and not saved, kept in the tab so that neither a reload nor an expired session loses it (D-61). */
export type Draft = {
  readonly answers: Answers
  /** As the server had them when they were read. */
  readonly stored: Answers
  readonly saveKey: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
  /** Of the request that the answers were typed on; null before the first save. */
  readonly version: number | null
}

/** Of what is stored: a draft in another one is none. */
const FORMAT = 4
const values = v.record(v.string(), v.string())
const rows = v.array(v.object({ id: v.number(), values }))
const answers = v.object({
  ...v.entriesFromList(FIELDS_PARTS, values),
  ...v.entriesFromList(ROWS_PARTS, rows),
})
const draft = v.object({
  format: v.literal(FORMAT),
  answers,
  stored: answers,
  saveKey: v.string(),
  keptAt: v.number(),
  version: v.nullable(v.number()),
})

const keyOf = ({ cpf, requestId, typeId }: DraftAddress) => `${DRAFTS}${cpf}.${requestId ?? `novo-${typeId}`}`
const keyOfSent = (address: DraftAddress) => `${keyOf(address)}.gravando`

export type DraftStore = {
  /** `sent`: what a save of it sent that was never answered. */
  readonly read: (address: DraftAddress) => (Draft & { readonly sent: Answers | null }) | null
  /** Whether the browser kept it: its storage may be full, or forbidden. */
  readonly keep: (address: DraftAddress, draft: Draft) => boolean
  /** Notes what a save sends, until its answer discards the draft. */
  readonly noteSent: (address: DraftAddress, sent: Answers) => void
  readonly discard: (address: DraftAddress) => void
  /** All drafts but those of one person; all of them without one. */
  readonly discardAll: (options?: { readonly butOf: string }) => void
}

/** The drafts of a tab; without a storage none is ever kept. */
export function createDraftStore(storage: Storage | null): DraftStore {
  const draftAt = (address: DraftAddress) => storedValue(storage, keyOf(address), draft)
  const sentAt = (address: DraftAddress) => storedValue(storage, keyOfSent(address), answers)
  return {
    read(address) {
      const kept = draftAt(address).read()
      return kept && { ...kept, sent: sentAt(address).read() }
    },
    keep: (address, { answers, stored, saveKey, keptAt, version }) =>
      draftAt(address).keep({ format: FORMAT, answers, stored, saveKey, keptAt, version }),
    noteSent(address, sent) {
      if (storage?.getItem(keyOf(address))) sentAt(address).keep(sent)
    },
    discard(address) {
      draftAt(address).clear()
      sentAt(address).clear()
    },
    discardAll: (options) => forgetDrafts(storage, options),
  }
}
