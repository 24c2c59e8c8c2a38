import type { Answers } from '#domain/forms/form.ts'

/** The form's participant and its request: the id, or the type if it was never saved. */
export type DraftAddress = {
  readonly cpf: string
  readonly requestId: number | null
  readonly typeId: number
}

/** What a form hands over at every change, to be kept in the browser tab. */
export type DraftChanged = DraftAddress & {
  readonly type: 'draft.changed'
  readonly answers: Answers
  /** The answers as the server has them, to tell typed answers from loaded ones. */
  readonly stored: Answers
  /** Of the request that the answers were typed on; null before the first save. */
  readonly version: number | null
  readonly saveKey: string
}

/** What was typed is not wanted any more. */
export type DraftDropped = DraftAddress & { readonly type: 'draft.dropped' }

/** What was kept, as it comes back. */
export type KeptDraft = Pick<DraftChanged, 'answers' | 'stored' | 'version' | 'saveKey'> & {
  /** The answers of a save that got no reply; null if every save got one. */
  readonly sent: Answers | null
  /** hh:mm of the last change that was kept. */
  readonly time: string
}

/** The server has everything. */
export type DraftSettled = { readonly type: 'draft.settled' }

/** What the tab is told, which answers with the time. */
export type DraftTold = DraftChanged | DraftDropped | DraftSettled

export type DraftContext = {
  /** hh:mm of what was kept last, brought back or saved; null where nothing of it happened here. */
  readonly time: string | null
}

export type DraftEvent =
  | DraftChanged
  | DraftDropped
  /** The kept answers are in the form again. */
  | { readonly type: 'draft.restored'; readonly time: string }
  | DraftSettled
  /** When the server had everything. */
  | { readonly type: 'draft.timed'; readonly time: string }
  | { readonly type: 'draft.kept'; readonly time: string }
  /** The browser keeps nothing: its storage is full or forbidden. */
  | { readonly type: 'draft.refused' }

/** Sent to the portal, which asks before a form with unsaved answers is left. */
export type FormUnsaved = { readonly type: 'form.unsaved' }
export type FormSettled = { readonly type: 'form.settled' }
