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

/** Sent to the parent: each purpose of a save has an end of its own. */
export type SubmissionOutcome =
  | { readonly type: 'submission.stepSaved'; readonly reply: SavedRequest }
  | { readonly type: 'submission.changesSaved'; readonly reply: SavedRequest }
  | { readonly type: 'submission.keptForLater'; readonly reply: SavedRequest }
  | { readonly type: 'submission.sent' }
  | { readonly type: 'submission.cancelled' }
  | {
      readonly type: 'submission.refused'
      readonly message: string | null
      readonly problems: readonly Problem[]
    }
  /** Another device saved first; this is its version. */
  | { readonly type: 'submission.overtaken'; readonly loaded: LoadedRequest }
  | { readonly type: 'submission.dismissed' }
