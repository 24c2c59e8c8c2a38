import type { Answers } from '#domain/forms/form.ts'
import type { SavedRequest, SaveRequest } from '#domain/request-kinds/edited-request.ts'

export type AutosaveContext = {
  /** The draft is worth a save, without which the first one waits for a minute. */
  readonly isBegun: boolean
  /** Of the last save; null if it was to make the draft. */
  readonly requestId: number | null
}

export type AutosaveEvent =
  /** The form has an answer that the server lacks; at every change. */
  | { readonly type: 'autosave.changed'; readonly isBegun: boolean }
  /** The form gives what to save. */
  | { readonly type: 'autosave.started'; readonly save: SaveRequest }
  /** There is nothing to save, or the participant saves; a call that runs is cut off. */
  | { readonly type: 'autosave.cancelled' }
  /** The page is covered, minimised, or about to be closed. */
  | { readonly type: 'page.hidden' }

/** Sent to the form. */
export type AutosaveOutcome =
  /** It is time to save: the form answers with what to save, or that there is nothing. */
  | { readonly type: 'autosave.due' }
  /** The server has these answers. */
  | { readonly type: 'autosave.done'; readonly sent: Answers; readonly reply: SavedRequest }
