import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { Arrangement, RequestTab } from '#domain/requests/arrangement.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'

/** A request that was just sent for analysis. */
export type SentRequest = { readonly requestId: number; readonly protocol: string }

export type RequestListInput = {
  readonly participant: Participant
  readonly cloud: Cloud
  readonly reference: Reference
  /** The state of the list when it was last left. */
  readonly arrangement: Arrangement
  /** Null if none was sent, or after it was dismissed. */
  readonly justSent: SentRequest | null
}

export type RequestListContext = RequestListInput & {
  /** Newest first. */
  readonly requests: readonly ListedRequest[]
}

export type RequestListEvent =
  | { readonly type: 'tab.chosen'; readonly tab: RequestTab }
  | { readonly type: 'search.typed'; readonly text: string }
  | { readonly type: 'nextPage.chosen' }
  | { readonly type: 'previousPage.chosen' }
  /** Copying the protocol of the sent request succeeded, or the browser refused it. */
  | { readonly type: 'protocol.copied' }
  | { readonly type: 'protocol.notCopied' }
  | SentDismissed

export type RequestListQuestion = { readonly cloudId: number }

/** The news of the sent request was dismissed; also sent to the screens. */
export type SentDismissed = { readonly type: 'sent.dismissed' }

/** Sent to the screens, which restore this state when the list is opened again. */
export type ListArranged = { readonly type: 'list.arranged'; readonly arrangement: Arrangement }
