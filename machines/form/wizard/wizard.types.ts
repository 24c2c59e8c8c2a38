import type { LoadedRequest, LoadRequest } from '#domain/request-kinds/edited-request.ts'
import type { EditorOutcome } from '../form-editor/index.ts'

export type WizardInput = LoadRequest & {
  /** The step in the URL, 1 to 3; 0 for the first incomplete one; 'documents' for a URL without the type. */
  readonly step: number | 'documents' | null
}

export type WizardContext = {
  readonly input: WizardInput
  /** Null until loaded. */
  readonly loaded: LoadedRequest | null
}

export type WizardEvent =
  /** The URL has another step: Back, forward, or a link. */
  { readonly type: 'step.requested'; readonly step: number | null } | EditorOutcome

/** Sent to the screens: the request was sent for analysis. */
export type RequestSent = {
  readonly type: 'request.sent'
  readonly requestId: number
  readonly protocol: string
}
