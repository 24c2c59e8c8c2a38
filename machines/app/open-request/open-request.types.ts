import type { Place, RequestPlace } from '#domain/navigation/place.ts'
import type { Cloud, Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'

import type { FormSettled, FormUnsaved } from '../../form/draft/index.ts'
import type { RequestOpened } from '../../form/form-editor/index.ts'

export type OpenRequestInput = {
  readonly place: RequestPlace
  readonly participant: Participant
  readonly reference: Reference
  /** Null for staff without one, who open acceptances only (STAFF-20). */
  readonly cloud: Cloud | null
}

export type OpenRequestContext = OpenRequestInput & {
  /** The request of the current form; null until the form reports it. */
  readonly open: { readonly requestId: number | null; readonly typeId: number } | null
}

export type OpenRequestEvent =
  /** The URL is another one of this request, or of another request. */
  | { readonly type: 'visited.request'; readonly place: RequestPlace }
  /** The router blocks a navigation until it is released or dismissed. */
  | { readonly type: 'navigation.blocked'; readonly place: Place }
  | { readonly type: 'leave.confirmed' }
  | { readonly type: 'leave.dismissed' }
  /** 'Gravar e continuar depois', instead of leaving at once. */
  | { readonly type: 'leave.kept' }
  /** The question is no longer on the screen, and the focus is where it was. */
  | { readonly type: 'question.closed' }
  | FormUnsaved
  | FormSettled
  | RequestOpened
