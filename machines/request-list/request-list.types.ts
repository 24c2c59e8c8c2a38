import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

export type RequestListInput = { readonly participant: Participant; readonly cloud: Cloud }

export type RequestListContext = RequestListInput & {
  /** Newest first. */
  readonly requests: readonly RequestSummary[]
  /** From 0. */
  readonly page: number
}

export type RequestListEvent = { readonly type: 'page.next' } | { readonly type: 'page.previous' }

export type RequestListQuestion = { readonly cloudId: number }
