import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import { writtenSinceLastMove } from '#domain/requests/history.ts'
import { correctionRequestOf } from '../../requests/request-status/index.ts'
import type { acceptanceMachine } from './acceptance.machine.ts'
import { isOwn } from './acceptance.rules.ts'

type Snapshot = SnapshotFrom<typeof acceptanceMachine>

export type AcceptanceView = {
  readonly screen: 'loading' | 'missing' | 'showing'
  readonly request: ReadAcceptance | null
  /** What the user may do; in 'reading', nothing. */
  readonly task: 'answering' | 'correcting' | 'judging' | 'reading'
  /** A staff member reads a participant's request. */
  readonly isOfOther: boolean
  /** Whether the reader has documents and a list of their own (STAFF-20). */
  readonly hasCloud: boolean
  /** The demand of the fund; null unless it is the reader's turn. */
  readonly correctionRequest: string | null
  /** The server's refusal of the last action. */
  readonly alert: string | null
  /** '' if none is chosen. */
  readonly answer: AcceptanceAnswer | ''
  readonly answerProblem: string | null
}

export function acceptanceView(snapshot: Snapshot): AcceptanceView {
  const { request, answer, alert } = snapshot.context
  const isOfOther = request !== null && !isOwn(snapshot.context)
  return {
    screen: screenOf(snapshot),
    request,
    task: taskOf(snapshot),
    isOfOther,
    hasCloud: snapshot.context.cloud !== null,
    correctionRequest: request && !isOfOther ? correctionRequestIn(request) : null,
    alert,
    answer: answer ?? '',
    answerProblem: snapshot.matches({ answering: 'lacking' }) ? messages.required : null,
  }
}

function screenOf(snapshot: Snapshot): AcceptanceView['screen'] {
  if (snapshot.matches('missing')) return 'missing'
  return snapshot.hasTag('loading') ? 'loading' : 'showing'
}

function taskOf(snapshot: Snapshot): AcceptanceView['task'] {
  if (snapshot.matches('answering')) return 'answering'
  if (snapshot.matches('correcting')) return 'correcting'
  return snapshot.matches('judging') ? 'judging' : 'reading'
}

const correctionRequestIn = ({ summary, history, messages: written }: ReadAcceptance) =>
  correctionRequestOf(summary, writtenSinceLastMove(history, written))
