import { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { acceptanceAnswerMachine } from '#machines/acceptance/acceptance-answer/index.ts'
import { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'
import { acceptanceJudgementMachine } from '#machines/acceptance/acceptance-judgement/index.ts'
import type { attachmentMachine } from '#machines/documents/attachment/index.ts'

import { acceptanceAdapter } from './acceptance.ts'

type Actors = Parameters<typeof acceptanceMachine.provide>[0]['actors']

/**
 * What an acceptance shares with the other charts of a session; its own code is loaded when it is first
 * opened.
 */
export type Shared = Parameters<typeof acceptanceAdapter>[0] & {
  readonly actors: Pick<NonNullable<Actors>, 'closingGuard' | 'draft'> & {
    readonly attachment: typeof attachmentMachine
  }
}

/** The chart of the acceptance with its ports provided. */
export function acceptanceChart({ actors, ...live }: Shared): typeof acceptanceMachine {
  const { loadAcceptance, sendAnswer, recordMessage, notifyDecision, sendAgain, judgeDocument } =
    acceptanceAdapter(live)
  const { attachment, ...own } = actors
  return acceptanceMachine.provide({
    actors: {
      ...own,
      loadAcceptance,
      answer: acceptanceAnswerMachine.provide({ actors: { sendAnswer, recordMessage, notifyDecision } }),
      correction: acceptanceCorrectionMachine.provide({ actors: { attachment, sendAgain } }),
      judgement: acceptanceJudgementMachine.provide({ actors: { judgeDocument } }),
    },
  })
}
