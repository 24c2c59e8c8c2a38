import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

export type RequestTypesInput = {
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

export type RequestTypesContext = RequestTypesInput & {
  /** The participant's requests that have not ended, newest first; empty until loaded. */
  readonly underWay: readonly RequestSummary[]
}
