import type { KeptDraft } from '#domain/forms/kept-draft.ts'

/** Participant and request of a form: the id, or the type if it was never saved. */
export type DraftKey = {
  readonly cpf: string
  readonly requestId: number | null
  readonly typeId: number
}

/** Sent by a form at every change, to be stored in the browser tab. */
export type DraftChanged = DraftKey & Omit<KeptDraft, 'sent' | 'time'> & { readonly type: 'draft.changed' }

/** Delete the draft. */
export type DraftDropped = DraftKey & { readonly type: 'draft.dropped' }

/** The server has all answers. */
export type DraftSettled = { readonly type: 'draft.settled' }

/** Passed on to the tab, which replies with the time. */
export type DraftStoreEvent = DraftChanged | DraftDropped | DraftSettled

export type DraftContext = {
  /** hh:mm of the last store, restore or save; null before. */
  readonly time: string | null
}

export type DraftEvent =
  | DraftChanged
  | DraftDropped
  /** The stored answers are in the form again. */
  | { readonly type: 'draft.restored'; readonly time: string }
  | DraftSettled
  /** The time of the last save on the server. */
  | { readonly type: 'draft.timed'; readonly time: string }
  | { readonly type: 'draft.kept'; readonly time: string }
  /** The browser cannot store: its storage is full or forbidden. */
  | { readonly type: 'draft.refused' }

/** Sent to the open request, which asks before a form with unsaved answers is left. */
export type FormUnsaved = {
  readonly type: 'form.unsaved'
  /** The tab does not keep it, as what staff choose for documents (P-765). */
  readonly isLost?: true
}
export type FormSettled = { readonly type: 'form.settled' }
