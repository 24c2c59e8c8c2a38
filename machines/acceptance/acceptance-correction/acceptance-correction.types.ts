import type { LackingDocument } from '#domain/documents/required.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { DocumentRowsOutcome } from '../../documents/document-rows/index.ts'

export type AcceptanceCorrectionInput = {
  readonly request: ReadAcceptance
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

export type AcceptanceCorrectionContext = AcceptanceCorrectionInput & {
  /** The documents that still prevent sending again, as reported by the rows (D-73). */
  readonly lacking: readonly LackingDocument[]
}

export type AcceptanceCorrectionEvent =
  /** Enviar. */
  | { readonly type: 'request.submitted' }
  /** The answers to the question before sending. */
  | { readonly type: 'send.confirmed' }
  | { readonly type: 'send.dismissed' }
  // An acceptance has no complementary documents to remove.
  | Exclude<DocumentRowsOutcome, { readonly type: 'documentRows.removing' }>

/** Input for sending a corrected acceptance again, without other changes (P-51). */
export type SendAgain = {
  readonly request: ReadAcceptance
  readonly cpf: string
  readonly cloud: Cloud
}

/** Sent to the parent. */
export type AcceptanceCorrectionOutcome =
  | { readonly type: 'acceptanceCorrection.sent' }
  /** The server's refusal; the parent reads the request again. */
  | { readonly type: 'acceptanceCorrection.refused'; readonly alert: string }
