import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { Message } from '#domain/requests/message.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

/** One answer as it is read: the form's label where a form knows it, else the wire's name. */
export type ReadAnswer = { readonly label: string; readonly value: string }
export type ReadSection = { readonly title: string; readonly answers: readonly ReadAnswer[] }

export type ReadRequest = {
  readonly summary: RequestSummary
  readonly sections: readonly ReadSection[]
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly messages: readonly Message[]
}

export type RequestViewInput = { readonly requestId: number }
export type RequestViewContext = RequestViewInput & { readonly request: ReadRequest | null }
