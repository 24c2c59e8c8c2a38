import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

export type ReadRequest = {
  readonly summary: RequestSummary
  readonly sections: readonly ReadSection[]
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly messages: readonly Message[]
}

export type RequestViewInput = {
  readonly requestId: number
  readonly participant: Participant
  readonly reference: Reference
}
export type RequestViewContext = RequestViewInput & { readonly request: ReadRequest | null }
