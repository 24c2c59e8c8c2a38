import type { Answers } from '#domain/forms/form.ts'

/** Whose form it is and which: the request's number, or the type of one that was never saved. */
export type DraftAddress = {
  readonly cpf: string
  readonly requestId: number | null
  readonly typeId: number
}

/** What a form hands over at every change, to be kept in the browser tab. */
export type DraftChanged = DraftAddress & {
  readonly type: 'draft.changed'
  readonly answers: Answers
  /** The answers as the server has them, which tells what was typed from what was read. */
  readonly stored: Answers
  /** Of the request that the answers were typed on; null before the first save. */
  readonly version: number | null
  readonly saveKey: string
}

/** What was typed is not wanted any more. */
export type DraftDropped = DraftAddress & { readonly type: 'draft.dropped' }

/** What was kept, as it comes back. */
export type KeptDraft = Pick<DraftChanged, 'answers' | 'stored' | 'version' | 'saveKey'> & {
  /** What a save sent whose answer never came; null where every one was answered. */
  readonly sent: Answers | null
  /** hh:mm of the last change that was kept. */
  readonly time: string
}

export type DraftContext = {
  /** hh:mm of what was kept last or brought back; null before. */
  readonly time: string | null
}

export type DraftEvent =
  | DraftChanged
  | DraftDropped
  /** What was kept stands in the form again. */
  | { readonly type: 'draft.restored'; readonly time: string }
  /** The server has everything. */
  | { readonly type: 'draft.settled' }
  | { readonly type: 'draft.kept'; readonly time: string }
  /** The browser keeps nothing: its storage is full or forbidden. */
  | { readonly type: 'draft.refused' }

/** Told to the portal, which asks before a form with unsaved answers is left. */
export type FormUnsaved = { readonly type: 'form.unsaved' }
export type FormSettled = { readonly type: 'form.settled' }
