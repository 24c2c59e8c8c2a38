import type { Problem } from '#domain/call-failure.ts'
import type {
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'

/**
 * The purpose of a save: the next step, storing changes before sending, continuing later, sending,
 * cancelling.
 */
export type Purpose = 'next' | 'keep' | 'later' | 'send' | 'cancel'

export type SubmissionInput = {
  readonly purpose: Purpose
  readonly save: SaveRequest
  /** Loads the version that another device saved. */
  readonly latest: LoadRequest
}

export type SubmissionEvent =
  | { readonly type: 'send.confirmed' }
  | { readonly type: 'send.dismissed' }
  | { readonly type: 'cancel.confirmed' }
  | { readonly type: 'cancel.dismissed' }
  /** Navigation back while the question is open. */
  | { readonly type: 'question.left' }

export type SubmissionOutput =
  /** The draft is stored; `purpose` says what follows. */
  | { readonly kind: 'saved'; readonly purpose: 'next' | 'keep' | 'later'; readonly reply: SavedRequest }
  | { readonly kind: 'sent' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly message: string | null; readonly problems: readonly Problem[] }
  /** Another device saved first; this is its version. */
  | { readonly kind: 'overtaken'; readonly loaded: LoadedRequest }
  | { readonly kind: 'dismissed' }
