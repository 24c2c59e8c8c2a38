import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { AttachmentWanted } from '../../documents/attachment/index.ts'
import type { DocumentSlot } from '../../documents/upload/index.ts'
import type { UploadQueueChanged } from '../../documents/upload-queue/index.ts'

export type AcceptanceCorrectionInput = {
  readonly request: ReadAcceptance
  readonly participant: Participant
  readonly reference: Reference
  readonly cloud: Cloud
}

export type AcceptanceCorrectionContext = AcceptanceCorrectionInput & {
  /** The rows with a running or failed upload. */
  readonly pendingUploads: readonly DocumentSlot[]
}

export type AcceptanceCorrectionEvent =
  | AttachmentWanted
  /** Enviar. */
  | { readonly type: 'request.submitted' }
  /** The answers to the question before sending. */
  | { readonly type: 'send.confirmed' }
  | { readonly type: 'send.dismissed' }
  | UploadQueueChanged

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
