import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { Arrangement, RequestTab } from '#domain/requests/arrangement.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'

/** A request that was sent for analysis, of which the list tells. */
export type SentRequest = { readonly requestId: number; readonly protocol: string }

export type RequestListInput = {
  readonly participant: Participant
  readonly cloud: Cloud
  readonly reference: Reference
  /** What was on screen when the list was last left. */
  readonly arrangement: Arrangement
  /** null: none was sent, or its news was dismissed. */
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
  /** The number of the request that was sent is in the clipboard, or the browser did not let it in. */
  | { readonly type: 'protocol.copied' }
  | { readonly type: 'protocol.notCopied' }
  | SentDismissed

export type RequestListQuestion = { readonly cloudId: number }

/** What was sent needs no telling any more; the portal hears it too. */
export type SentDismissed = { readonly type: 'sent.dismissed' }

/** Told to the portal, so that who comes back to the list finds it as it was. */
export type ListArranged = { readonly type: 'list.arranged'; readonly arrangement: Arrangement }
