import type { SnapshotFrom } from 'xstate'

import { PARTICIPANT_AREA_TYPE, requestPath, viewPath } from '#domain/requests/screens.ts'
import { mayEdit, PAGE_SIZE, type RequestSummary } from '#domain/requests/summary.ts'

import type { requestListMachine } from './request-list.machine.ts'

export type RequestRow = RequestSummary & {
  /** Where the pencil leads; null: no pencil. */
  readonly editPath: string | null
  readonly viewPath: string
  /** Type 14 is only available in the participant area, which a help icon says. */
  readonly isParticipantArea: boolean
}

export type RequestListView = {
  readonly screen: 'loading' | 'empty' | 'listing'
  readonly name: string
  readonly cpf: string
  /** All of them, newest first: the rows on screen are `rowsOf(requests, page)`. */
  readonly requests: readonly RequestSummary[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly canGoNext: boolean
  readonly canGoBack: boolean
}

export function requestListView(snapshot: SnapshotFrom<typeof requestListMachine>): RequestListView {
  const { participant, requests, page } = snapshot.context
  return {
    screen: snapshot.matches('listing') ? 'listing' : snapshot.matches('empty') ? 'empty' : 'loading',
    name: participant.name,
    cpf: participant.cpf,
    requests,
    page,
    pageSize: PAGE_SIZE,
    total: requests.length,
    canGoNext: snapshot.can({ type: 'page.next' }),
    canGoBack: snapshot.can({ type: 'page.previous' }),
  }
}

/** The rows of one page with where their icons lead (core 2, D-28, D-32). */
export const rowsOf = ({ requests, page, pageSize }: RequestListView): readonly RequestRow[] =>
  requests.slice(page * pageSize, (page + 1) * pageSize).map((request) => ({
    ...request,
    editPath: mayEdit(request) ? requestPath(request) : null,
    viewPath: viewPath(request.id),
    isParticipantArea: request.typeId === PARTICIPANT_AREA_TYPE,
  }))
