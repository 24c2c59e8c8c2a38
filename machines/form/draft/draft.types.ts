import type { Answers } from '#domain/forms/form.ts'

/** Participant and request of a form: the id, or the type if it was never saved. */
export type DraftKey = {
  readonly cpf: string
  readonly requestId: number | null
  readonly typeId: number
}

/** Sent by a form at every change, to be stored in the browser tab. */
export type DraftChanged = DraftKey & {
  readonly type: 'draft.changed'
  readonly answers: Answers
  /** The answers on the server, to distinguish typed answers from loaded ones. */
  readonly stored: Answers
  /** The version of the request that was edited; null before the first save. */
  readonly version: number | null
  readonly saveKey: string
}

/** Delete the draft. */
export type DraftDropped = DraftKey & { readonly type: 'draft.dropped' }

/** A stored draft. */
export type KeptDraft = Pick<DraftChanged, 'answers' | 'stored' | 'version' | 'saveKey'> & {
  /** The answers of a save without a reply; null if every save got one. */
  readonly sent: Answers | null
  /** hh:mm of the last stored change. */
  readonly time: string
}

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

/** Sent to the portal, which asks before leaving a form with unsaved answers. */
export type FormUnsaved = {
  readonly type: 'form.unsaved'
  /** The tab does not keep it, as what staff choose for documents (P-765). */
  readonly isLost?: true
}
export type FormSettled = { readonly type: 'form.settled' }
