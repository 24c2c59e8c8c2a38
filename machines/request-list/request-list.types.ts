import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { Arrangement, RequestTab } from '#domain/requests/arrangement.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'

/** A request that has just been sent for analysis. */
export type SentRequest = { readonly requestId: number; readonly protocol: string }

export type RequestListInput = {
  readonly participant: Participant
  readonly cloud: Cloud
  /** What was on screen when the list was last left. */
  readonly arrangement: Arrangement
  /** null: the participant does not come from sending one. */
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

export type RequestListQuestion = { readonly cloudId: number }

/** Told to the portal, so that who comes back to the list finds it as it was. */
export type ListArranged = { readonly type: 'list.arranged'; readonly arrangement: Arrangement }
