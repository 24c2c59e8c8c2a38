import { acceptanceMachine } from '#machines/acceptance/index.ts'
import { acceptanceAnswerMachine } from '#machines/acceptance-answer/index.ts'

import { acceptanceAdapter } from './acceptance.ts'

type Actors = Parameters<typeof acceptanceMachine.provide>[0]['actors']

/** What the charts of a session share with the acceptance, whose own code comes when it is first opened. */
export type Shared = Parameters<typeof acceptanceAdapter>[0] & {
  readonly actors: Pick<NonNullable<Actors>, 'closingGuard' | 'draft' | 'uploadChooser'>
}

/** The chart of the acceptance with its ports plugged in. */
export function acceptanceChart({ actors, ...live }: Shared): typeof acceptanceMachine {
  const { sendAnswer, recordMessage, notifyDecision, ...own } = acceptanceAdapter(live)
  return acceptanceMachine.provide({
    actors: {
      ...actors,
      ...own,
      answer: acceptanceAnswerMachine.provide({ actors: { sendAnswer, recordMessage, notifyDecision } }),
    },
  })
}
