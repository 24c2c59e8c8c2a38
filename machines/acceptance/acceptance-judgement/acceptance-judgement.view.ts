import type { SnapshotFrom } from 'xstate'

import { REJECTED } from '#domain/documents/situations.ts'
import { messages } from '#domain/messages.ts'

import type { acceptanceJudgementMachine } from './acceptance-judgement.machine.ts'
import { choiceOf } from './acceptance-judgement.rules.ts'

/** What is not saved of a row: the situation, and with a rejection its reason. */
export type ChoiceView = {
  readonly situationId: number
  readonly asksReason: boolean
  readonly reason: string
  readonly problem: string | null
  /** Its situation is being saved. */
  readonly isSaving: boolean
}

/** Null for a row whose situation is the saved one. */
export function choiceView(
  snapshot: SnapshotFrom<typeof acceptanceJudgementMachine>,
  rowId: number,
): ChoiceView | null {
  const choice = choiceOf(snapshot.context, { rowId })
  if (!choice) return null
  const isSubmitted = snapshot.context.submittedRow === rowId
  const isLacking = isSubmitted && snapshot.matches({ open: 'lacking' })
  return {
    situationId: choice.situationId,
    asksReason: choice.situationId === REJECTED,
    reason: choice.reason,
    problem: isLacking ? messages.reasonRequired : null,
    isSaving: isSubmitted && snapshot.matches('saving'),
  }
}
