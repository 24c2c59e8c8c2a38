import type { SnapshotFrom } from 'xstate'
import { type Receipt, receiptOf } from '#domain/documents/receipt.ts'
import { messages } from '#domain/messages.ts'
import { resumePath } from '#domain/navigation/request-paths.ts'
import { mayEdit } from '#domain/request-kinds/kinds.ts'
import { type Deadline, deadlineOf } from '#domain/requests/deadlines.ts'
import { writtenSinceLastMove } from '#domain/requests/history.ts'
import { statusNameOf } from '#domain/requests/status.ts'

import { correctionRequestOf, type StatusPathStep, statusPath } from '../request-status/index.ts'
import type { requestViewMachine } from './request-view.machine.ts'
import type { Paper, ReadRequest, RequestViewInput, RequestViewTab } from './request-view.types.ts'

export type RequestPageView = {
  readonly screen: 'loading' | 'missing' | 'showing'
  readonly request: ReadRequest | null
  /** Null if it was never sent. */
  readonly receipt: Receipt | null
  readonly tab: RequestViewTab
  readonly paper: Paper
  readonly participant: RequestViewInput['participant']
  /** Why printing failed. */
  readonly printProblem: string | null
  /** The demand of the fund; null unless it is the participant's turn. */
  readonly correctionRequest: string | null
  /** When the next action is due; null if the fund gives no time. */
  readonly deadline: Deadline | null
  /** Where to change it; null if it cannot be changed. */
  readonly editPath: string | null
}

type Snapshot = SnapshotFrom<typeof requestViewMachine>

export function requestPageView(snapshot: Snapshot): RequestPageView {
  const { request, participant, reference, paper } = snapshot.context
  const { value } = snapshot
  return {
    screen: snapshot.matches('missing') ? 'missing' : request ? 'showing' : 'loading',
    request,
    receipt: request && receiptOf(request, participant),
    tab: typeof value === 'string' ? 'summary' : value.showing.tab,
    paper,
    participant,
    printProblem: snapshot.matches({ showing: { print: 'notPrinted' } }) ? messages.notPrinted : null,
    correctionRequest:
      request &&
      correctionRequestOf(request.summary, writtenSinceLastMove(request.history, request.messages)),
    deadline:
      request &&
      deadlineOf({ ...request.summary, since: request.history.at(-1)?.reachedAt ?? '' }, reference),
    editPath: request && mayEdit(request.summary) ? resumePath(request.summary) : null,
  }
}

/** `label` null is the decision, which is not known yet. */
export type NamedStep = { readonly label: string | null; readonly phase: StatusPathStep['phase'] }

/** The past and possible statuses of the request, with the fund's names where it gave them. */
export function namedPath({ summary, history }: ReadRequest): readonly NamedStep[] {
  const names = new Map(history.map(({ status, name }) => [status, name]))
  names.set(summary.status, summary.statusName)
  const steps = statusPath(
    summary.status,
    history.map(({ status }) => status),
  )
  return steps.map(({ status, phase }) => ({
    label: status && statusNameOf(status, names.get(status)),
    phase,
  }))
}
