import type { SnapshotFrom } from 'xstate'

import { requestPath } from '#domain/requests/screens.ts'
import { mayEdit } from '#domain/requests/summary.ts'

import type { requestViewMachine } from './request-view.machine.ts'
import type { ReadRequest } from './request-view.types.ts'

export type RequestViewView = {
  readonly screen: 'loading' | 'missing' | 'showing'
  readonly request: ReadRequest | null
  /** Where it can be changed; null where it cannot. */
  readonly editPath: string | null
}

export function requestViewView(snapshot: SnapshotFrom<typeof requestViewMachine>): RequestViewView {
  const { request } = snapshot.context
  return {
    screen: snapshot.matches('missing') ? 'missing' : request ? 'showing' : 'loading',
    request,
    editPath: request && mayEdit(request.summary) ? requestPath(request.summary) : null,
  }
}
