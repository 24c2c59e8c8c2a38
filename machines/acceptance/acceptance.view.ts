import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'
import type { AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import { writtenSinceLastMove } from '#domain/requests/history.ts'

import { wishOf } from '../request-status/index.ts'
import type { ReadAcceptance } from '../support/read-acceptance.ts'
import type { acceptanceMachine } from './acceptance.machine.ts'
import { isOwn } from './acceptance.rules.ts'

type Snapshot = SnapshotFrom<typeof acceptanceMachine>

export type AcceptanceView = {
  readonly screen: 'loading' | 'missing' | 'showing'
  readonly request: ReadAcceptance | null
  /** What may be done; nothing in 'reading'. */
  readonly task: 'answering' | 'correcting' | 'judging' | 'reading'
  /** A member of the fund's staff looks at a participant's request. */
  readonly isOfOther: boolean
  /** What the fund waits for; null where it is not the reader's turn. */
  readonly wish: string | null
  /** What the server said instead of doing what was asked. */
  readonly alert: string | null
  /** '' while nothing is chosen. */
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
    wish: request && !isOfOther ? wishIn(request) : null,
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

const wishIn = ({ summary, history, messages: written }: ReadAcceptance) =>
  wishOf(summary.status, writtenSinceLastMove(history, written))
