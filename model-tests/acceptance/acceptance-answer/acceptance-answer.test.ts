import { expect, test } from 'vitest'

import { acceptanceAnswerMachine } from '#machines/acceptance/acceptance-answer/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, inputFor } from './acceptance-answer.cases.ts'

test('acceptance answer: the acceptance hears that the question was dismissed', () => {
  const { actor, heard } = withRecordedActors(acceptanceAnswerMachine, inputFor('SIM'))
  actor.send(cases['desiste de responder'])
  expect(heard.parent[0]).toEqual({ type: 'acceptanceAnswer.dismissed' })
})
