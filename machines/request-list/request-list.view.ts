import type { SnapshotFrom } from 'xstate'
import { viewPath } from '#domain/navigation/paths.ts'
import { requestPath } from '#domain/navigation/request-paths.ts'
import { onPage, PAGE_SIZE } from '#domain/pages.ts'
import { mayEdit } from '#domain/request-kinds/kinds.ts'
import { arranged, type RequestTab } from '#domain/requests/arrangement.ts'
import type { ListedRequest, RequestSummary } from '#domain/requests/summary.ts'
import { PARTICIPANT_AREA_TYPE } from '#domain/requests/type-ids.ts'

import { wishOf } from '../request-status/index.ts'
import type { requestListMachine } from './request-list.machine.ts'
import type { SentRequest } from './request-list.types.ts'

export type RequestRow = RequestSummary & {
  /** What the fund waits for: in its own words, or in general; null where it is not the participant's turn. */
  readonly wish: string | null
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
    canGoNext: snapshot.can({ type: 'nextPage.chosen' }),
    canGoBack: snapshot.can({ type: 'previousPage.chosen' }),
  }
}

/** The rows of one page with where their icons lead (LIST-10, D-28, D-32). */
export const rowsOf = ({ requests, tab, search, page }: RequestListView): readonly RequestRow[] =>
  onPage(arranged(requests, { tab, search }), page).map(({ fundsWish, ...request }) => ({
    ...request,
    wish: wishOf(request.status, fundsWish),
    editPath: mayEdit(request) ? requestPath(request) : null,
    viewPath: viewPath(request.id),
    isParticipantArea: request.typeId === PARTICIPANT_AREA_TYPE,
  }))
