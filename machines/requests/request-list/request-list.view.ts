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

import { correctionRequestOf } from '../request-status/index.ts'
import type { requestListMachine } from './request-list.machine.ts'
import type { SentRequest } from './request-list.types.ts'

/** A request that only its participant can continue. */
export type WaitingRequest = RequestSummary & {
  /** The demand of the fund, in its own text or a general one; null for a draft. */
  readonly correctionRequest: string | null
  /** Where to continue. */
  readonly path: string
  /** Null if the fund gives no deadline. */
  readonly deadline: Deadline | null
  /** When it reached its situation; ISO, only the day if the API does not say more. */
  readonly since: string
}

/** The news of a sent request. */
export type SentNews = SentRequest & {
  /** ISO; '' until the list is loaded, or if no time was stored. */
  readonly sentAt: string
  readonly deadline: Deadline | null
  /** The masked address for e-mails of the fund; '' if unknown. */
  readonly email: string
}

export type RequestRow = RequestSummary & {
  /** When the fund should act; null if it gives no time. */
  readonly deadline: Deadline | null
  /** The path of the pencil icon; null without one. */
  readonly editPath: string | null
  readonly viewPath: string
  /** Type 14 is only available in the participant area; a help icon explains this. */
  readonly isParticipantArea: boolean
}

export type RequestListView = {
  readonly screen: 'loading' | 'empty' | 'listing'
  readonly name: string
  readonly cpf: string
  readonly sent: SentRequest | null
  readonly email: string
  readonly reference: Reference
  /** All requests, newest first; `rowsOf(view)` gives those of the page. */
  readonly requests: readonly ListedRequest[]
  readonly tab: RequestTab
  readonly search: string
  /** The number of matches for the search per tab. */
  readonly ongoing: number
  readonly ended: number
  readonly page: number
  readonly pageSize: number
  /** Whether there are enough requests to show the search. */
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

/** The rows of one page with the paths of their icons (LIST-22, D-28, D-32). */
export const rowsOf = ({ requests, tab, search, page, reference }: RequestListView): readonly RequestRow[] =>
  onPage(arranged(requests, { tab, search }), page).map(({ correctionRequest: _, ...request }) => ({
    ...request,
    deadline: request.status === 'A' ? deadlineOf(request, reference) : null,
    editPath: mayEdit(request) ? requestPath(request) : null,
    viewPath: viewPath(request.id),
    isParticipantArea: request.typeId === PARTICIPANT_AREA_TYPE,
  }))

/**
 * Requests that require action by the participant: first those with a demand of the fund, then drafts; each
 * newest first.
 */
export function waitingOf({ requests, reference }: RequestListView): readonly WaitingRequest[] {
  const waiting = requests.flatMap(({ correctionRequest, ...request }) => {
    const path = mayEdit(request) ? resumePath(request) : null
    return path === null
      ? []
      : [
          {
            ...request,
            correctionRequest: correctionRequestOf(request, correctionRequest),
            path,
            deadline: deadlineOf(request, reference),
            since: request.since || request.requestedAt,
          },
        ]
  })
  return [
    ...waiting.filter((request) => awaitsParticipant(request)),
    ...waiting.filter((request) => !awaitsParticipant(request)),
  ]
}

/** Null if nothing was sent, after it was dismissed, or once the request is no longer under analysis. */
export function sentNewsOf({ screen, sent, email, requests, reference }: RequestListView): SentNews | null {
  if (sent === null) return null
  const listed = requests.find(({ id }) => id === sent.requestId)
  if (screen !== 'loading' && listed?.status !== 'A') return null
  return {
    ...sent,
    sentAt: listed?.since ?? '',
    deadline: listed ? deadlineOf(listed, reference) : null,
    email: maskedEmail(email),
  }
}
