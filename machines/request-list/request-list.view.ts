import type { SnapshotFrom } from 'xstate'
import { viewPath } from '#domain/navigation/paths.ts'
import { requestPath, resumePath } from '#domain/navigation/request-paths.ts'
import { onPage, PAGE_SIZE } from '#domain/pages.ts'
import { maskedEmail } from '#domain/people/email.ts'
import { mayEdit } from '#domain/request-kinds/kinds.ts'
import { arranged, type RequestTab } from '#domain/requests/arrangement.ts'
import { type Deadline, deadlineOf } from '#domain/requests/deadlines.ts'
import type { Reference } from '#domain/requests/reference.ts'
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
  /** null: the fund says no time. */
  readonly deadline: Deadline | null
}

/** What is told of a request that was sent. */
export type SentNews = SentRequest & {
  /** ISO, '' until the list has come, or where nobody kept it. */
  readonly sentAt: string
  readonly deadline: Deadline | null
  /** The address that news go to, masked; '' where it is not known. */
  readonly email: string
}

export type RequestRow = RequestSummary & {
  /** Until when the fund acts; null where it says no time. */
  readonly deadline: Deadline | null
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
  readonly sent: SentRequest | null
  readonly email: string
  readonly reference: Reference
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
  const { participant, reference, requests, arrangement, justSent } = snapshot.context
  const { search } = arrangement
  return {
    screen: snapshot.matches('listing') ? 'listing' : snapshot.matches('empty') ? 'empty' : 'loading',
    name: participant.name,
    cpf: participant.cpf,
    sent: justSent,
    email: participant.address?.email_pessoal ?? '',
    reference,
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
export const rowsOf = ({ requests, tab, search, page, reference }: RequestListView): readonly RequestRow[] =>
  onPage(arranged(requests, { tab, search }), page).map(({ fundsWish: _, ...request }) => ({
    ...request,
    deadline: request.status === 'A' ? deadlineOf(request, reference) : null,
    editPath: mayEdit(request) ? requestPath(request) : null,
    viewPath: viewPath(request.id),
    isParticipantArea: request.typeId === PARTICIPANT_AREA_TYPE,
  }))

/** What waits for the participant: first that for which the fund waits, then drafts; each the newest first. */
export function waitingOf({ requests, reference }: RequestListView): readonly WaitingRequest[] {
  const waiting = requests.flatMap(({ fundsWish, ...request }) => {
    const path = mayEdit(request) ? resumePath(request) : null
    return path === null
      ? []
      : [
          {
            ...request,
            wish: wishOf(request.status, fundsWish),
            path,
            deadline: deadlineOf(request, reference),
          },
        ]
  })
  return [
    ...waiting.filter((request) => awaitsParticipant(request)),
    ...waiting.filter((request) => !awaitsParticipant(request)),
  ]
}

/** null where nothing was sent, or nobody wants to hear of it any more. */
export function sentNewsOf({ sent, email, requests, reference }: RequestListView): SentNews | null {
  if (sent === null) return null
  const listed = requests.find(({ id }) => id === sent.requestId)
  return {
    ...sent,
    sentAt: listed?.since ?? '',
    deadline: listed ? deadlineOf(listed, reference) : null,
    email: maskedEmail(email),
  }
}
