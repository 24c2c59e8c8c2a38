import * as v from 'valibot'

import { type Answers, FIELDS_PARTS, ROWS_PARTS } from '#domain/forms/form.ts'
import type { DraftKey } from '#machines/form/draft/index.ts'

import { clearDrafts, DRAFTS } from './clear-drafts.ts'
import { storedValue } from './stored-value.ts'

/** Unsaved input, kept in session storage so that a reload or an expired session does not lose it (D-61). */
export type Draft = {
  readonly answers: Answers
  readonly stored: Answers
  readonly saveKey: string
  /** Milliseconds since 1970. */
  readonly keptAt: number
  /** Version of the request on which the draft is based; null before the first save. */
  readonly version: number | null
}

/** Version of the stored format; drafts in other formats are ignored. */
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

const keyOf = ({ cpf, requestId, typeId }: DraftKey) => `${DRAFTS}${cpf}.${requestId ?? `novo-${typeId}`}`
const isDraft = (key: string) => key.startsWith(DRAFTS) && /^\d+\.(novo-)?\d+$/.test(key.slice(DRAFTS.length))
const keyOfSent = (address: DraftKey) => `${keyOf(address)}.gravando`

export type DraftStore = {
  /** `sent`: the answers of a save whose reply never came. */
  readonly read: (address: DraftKey) => (Draft & { readonly sent: Answers | null }) | null
  /** False if storage is full or forbidden. */
  readonly keep: (address: DraftKey, draft: Draft) => boolean
  /** Notes the answers of a save until its reply discards the draft; null deletes the note. */
  readonly noteSent: (address: DraftKey, sent: Answers | null) => void
  readonly discard: (address: DraftKey) => void
  /** Whether the tab has all that was typed and not saved; false too if there is nothing. */
  readonly keepsAnswers: () => boolean
  /** Discards all drafts, or all but those of one CPF. */
  readonly discardAll: (options?: { readonly butOf: string }) => void
}

/** Without storage no draft is kept. */
export function createDraftStore(storage: Storage | null): DraftStore {
  let isRefused = false
  const draftAt = (address: DraftKey) => storedValue(storage, keyOf(address), draft)
  const sentAt = (address: DraftKey) => storedValue(storage, keyOfSent(address), answers)
  return {
    read(address) {
      const kept = draftAt(address).read()
      return kept && { ...kept, sent: sentAt(address).read() }
    },
    keep(address, { answers, stored, saveKey, keptAt, version }) {
      const isKept = draftAt(address).keep({ format: FORMAT, answers, stored, saveKey, keptAt, version })
      isRefused = !isKept
      return isKept
    },
    noteSent(address, sent) {
      if (sent === null) sentAt(address).clear()
      else if (storage?.getItem(keyOf(address))) sentAt(address).keep(sent)
    },
    discard(address) {
      draftAt(address).clear()
      sentAt(address).clear()
    },
    keepsAnswers: () => !isRefused && Object.keys(storage ?? {}).some(isDraft),
    discardAll: (options) => clearDrafts(storage, options),
  }
}
