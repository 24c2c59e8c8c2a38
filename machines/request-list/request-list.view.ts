import type { SnapshotFrom } from 'xstate'

import { viewPath } from '#domain/navigation/paths.ts'
import { requestPath, resumePath } from '#domain/navigation/request-paths.ts'
import { onPage, PAGE_SIZE } from '#domain/pages.ts'
import { mayEdit } from '#domain/request-kinds/kinds.ts'
import { arranged, type RequestTab } from '#domain/requests/arrangement.ts'
import { awaitsParticipant, type ListedRequest, type RequestSummary } from '#domain/requests/summary.ts'
import { PARTICIPANT_AREA_TYPE } from '#domain/requests/type-ids.ts'

import { wishOf } from '../request-status/index.ts'
import type { requestListMachine } from './request-list.machine.ts'
import type { SentRequest } from './request-list.types.ts'

/** A request with which only its participant can go on. */
export type WaitingRequest = RequestSummary & {
  /** What the fund waits for: in its own words, or in general; null of a draft, for which it does not wait. */
  readonly wish: string | null
  /** Where it goes on. */
  readonly path: string
}

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
  readonly justSent: SentRequest | null
  /** All of them, newest first: the rows on screen are `rowsOf(view)`. */
  readonly requests: readonly ListedRequest[]
  readonly tab: RequestTab
  readonly search: string
  /** How many of each tab have a protocol like the one searched for. */
  readonly ongoing: number
  readonly ended: number
  readonly page: number
  readonly pageSize: number
  /** Whether there are so many requests that a search is of use. */
  readonly hasSearch: boolean
  readonly canGoNext: boolean
  readonly canGoBack: boolean
}

export function requestListView(snapshot: SnapshotFrom<typeof requestListMachine>): RequestListView {
  const { participant, requests, arrangement, justSent } = snapshot.context
  const { search } = arrangement
  return {
    screen: snapshot.matches('listing') ? 'listing' : snapshot.matches('empty') ? 'empty' : 'loading',
    name: participant.name,
    cpf: participant.cpf,
    justSent,
    requests,
    ...arrangement,
    ongoing: arranged(requests, { tab: 'ongoing', search }).length,
    ended: arranged(requests, { tab: 'ended', search }).length,
    pageSize: PAGE_SIZE,
    hasSearch: requests.length >= PAGE_SIZE || search !== '',
    canGoNext: snapshot.can({ type: 'nextPage.chosen' }),
    canGoBack: snapshot.can({ type: 'previousPage.chosen' }),
  }
}

/** The rows of one page with where their icons lead (LIST-10, D-28, D-32). */
export const rowsOf = ({ requests, tab, search, page }: RequestListView): readonly RequestRow[] =>
  onPage(arranged(requests, { tab, search }), page).map(({ fundsWish: _, ...request }) => ({
    ...request,
    editPath: mayEdit(request) ? requestPath(request) : null,
    viewPath: viewPath(request.id),
    isParticipantArea: request.typeId === PARTICIPANT_AREA_TYPE,
  }))

/** What waits for the participant: first that for which the fund waits, then drafts; each the newest first. */
export function waitingOf({ requests }: Pick<RequestListView, 'requests'>): readonly WaitingRequest[] {
  const waiting = requests.flatMap(({ fundsWish, ...request }) => {
    const path = mayEdit(request) ? resumePath(request) : null
    return path === null ? [] : [{ ...request, wish: wishOf(request.status, fundsWish), path }]
  })
  return [
    ...waiting.filter((request) => awaitsParticipant(request)),
    ...waiting.filter((request) => !awaitsParticipant(request)),
  ]
}
