import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { ReadSection } from '#domain/forms/read.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import type { Message } from '#domain/requests/message.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'

export type ReadRequest = {
  readonly summary: RequestSummary
  readonly sections: readonly ReadSection[]
  readonly documents: readonly RequiredDocument[]
  readonly people: readonly PersonDocuments[]
  readonly complementary: readonly ComplementaryDocument[]
  /** Newest first. */
  readonly messages: readonly Message[]
  readonly history: StatusHistory
}

export type RequestViewInput = {
  readonly requestId: number
  readonly participant: Participant
  readonly reference: Reference
}
/** What is printed: the receipt, or all answers. */
export type Paper = 'receipt' | 'answers'

/** The name of the paper, as a PDF is called. */
export type PrintRequest = { readonly title: string }

export type RequestViewContext = RequestViewInput & {
  readonly request: ReadRequest | null
  readonly paper: Paper
}

export type RequestViewTab = 'summary' | 'answers' | 'documents' | 'messages'

export type RequestViewEvent =
  | { [Tab in RequestViewTab]: { readonly type: `${Tab}.chosen` } }[RequestViewTab]
  | { readonly type: 'print.chosen' }
  | { readonly type: 'answersPrint.chosen' }
