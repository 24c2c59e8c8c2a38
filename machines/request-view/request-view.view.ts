import type { SnapshotFrom } from 'xstate'
import { type Receipt, receiptOf } from '#domain/documents/receipt.ts'
import { messages } from '#domain/messages.ts'
import { resumePath } from '#domain/navigation/request-paths.ts'
import { mayEdit } from '#domain/request-kinds/kinds.ts'
import { type Deadline, deadlineOf } from '#domain/requests/deadlines.ts'
import { writtenSinceLastMove } from '#domain/requests/history.ts'
import { STATUS_LABELS } from '#domain/requests/status.ts'

import { type LifeLineStep, lifeLineOf, wishOf } from '../request-status/index.ts'
import type { requestViewMachine } from './request-view.machine.ts'
import type { Paper, ReadRequest, RequestViewInput } from './request-view.types.ts'

export type RequestViewView = {
  readonly screen: 'loading' | 'missing' | 'showing'
  readonly request: ReadRequest | null
  /** null: it was never sent. */
  readonly receipt: Receipt | null
  readonly paper: Paper
  readonly participant: RequestViewInput['participant']
  /** Why it was not printed. */
  readonly printProblem: string | null
  /** What the fund waits for; null where it is not the participant's turn. */
  readonly wish: string | null
  /** Until when somebody acts; null where the fund says no time. */
  readonly deadline: Deadline | null
  /** Where it can be changed; null where it cannot. */
  readonly editPath: string | null
}

type Snapshot = SnapshotFrom<typeof requestViewMachine>

export function requestViewView(snapshot: Snapshot): RequestViewView {
  const { request, participant, reference, paper } = snapshot.context
  return {
    screen: snapshot.matches('missing') ? 'missing' : request ? 'showing' : 'loading',
    request,
    receipt: request && receiptOf(request, participant),
    paper,
    participant,
    printProblem: snapshot.matches({ showing: 'notPrinted' }) ? messages.notPrinted : null,
    wish: request && wishOf(request.summary.status, writtenSinceLastMove(request.history, request.messages)),
    deadline:
      request &&
      deadlineOf({ ...request.summary, since: request.history.at(-1)?.reachedAt ?? '' }, reference),
    editPath: request && mayEdit(request.summary) ? resumePath(request.summary) : null,
  }
}

/** `label` null: the decision, which nobody knows yet. */
export type LifeStep = { readonly label: string | null; readonly phase: LifeLineStep['phase'] }

/** The situations that the request went through and may go through, in the fund's words where it said them. */
export function lifeOf({ summary, history }: ReadRequest): readonly LifeStep[] {
  const said = new Map(history.map(({ status, name }) => [status, name]))
  said.set(summary.status, summary.statusName)
  const steps = lifeLineOf(
    summary.status,
    history.map(({ status }) => status),
  )
  return steps.map(({ status, phase }) => ({
    label: status && (said.get(status) ?? STATUS_LABELS[status]),
    phase,
  }))
}
