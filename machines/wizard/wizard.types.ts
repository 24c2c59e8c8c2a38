import type { LoadedRequest, LoadRequest } from '../submission/index.ts'

export type WizardInput = LoadRequest & {
  /** The step that the address asks for, 1 to 3, or 0: the first that lacks something. */
  readonly step: number | null
}

export type WizardContext = {
  readonly input: WizardInput
  /** null until the request is there. */
  readonly loaded: LoadedRequest | null
}

export type WizardEvent = {
  /** The address asks for a step: Back, forward, a link. */
  readonly type: 'step.requested'
  readonly step: number | null
}

/** Told to the portal: the request was sent for analysis. */
export type RequestSent = {
  readonly type: 'request.sent'
  readonly requestId: number
  readonly protocol: string
}
