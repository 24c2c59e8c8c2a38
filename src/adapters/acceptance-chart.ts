import { acceptanceMachine } from '#machines/acceptance/index.ts'
import { acceptanceAnswerMachine } from '#machines/acceptance-answer/index.ts'

import { acceptanceAdapter } from './acceptance.ts'

type Actors = Parameters<typeof acceptanceMachine.provide>[0]['actors']

/** Dependencies from the session; the code of the acceptance is loaded when it is first opened. */
export type Dependencies = Parameters<typeof acceptanceAdapter>[0] & {
  readonly actors: Pick<NonNullable<Actors>, 'closingGuard' | 'draft' | 'uploadChooser'>
}

export function acceptanceChart({ actors, ...dependencies }: Dependencies): typeof acceptanceMachine {
  const { sendAnswer, recordMessage, notifyDecision, ...own } = acceptanceAdapter(dependencies)
  return acceptanceMachine.provide({
    actors: {
      ...actors,
      ...own,
      answer: acceptanceAnswerMachine.provide({ actors: { sendAnswer, recordMessage, notifyDecision } }),
    },
  })
}
