import { expect, test } from 'vitest'

import type { NamedParticipant } from '#domain/requests/facts.ts'
import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { cases, lucia } from './person-lookup.cases.ts'

const CPF = '94726183591'
const SETTLED = { type: 'person.settled' }

function startLookup(digits: string) {
  const lookUp = controlledPort<NamedParticipant, { digits: string }>()
  const machine = personLookupMachine.provide({ actors: { lookUp: lookUp.logic } })
  return { ...inRecordedSystem(machine, { input: { digits } }), lookUp }
}

test('a CPF of a saved request is looked up at once', () => {
  expect(startLookup(CPF).lookUp.inputs).toEqual([{ digits: CPF }])
})

test('a reply about a CPF that was changed meanwhile is ignored', async () => {
  const { actor, heard, lookUp } = startLookup(CPF)
  actor.send({ type: 'person.typed', digits: '9472618359' })
  await settled(() => lookUp.answer(lucia))
  expect(actor.getSnapshot().value).toBe('waiting')
  expect(heard.parent).toEqual([])
})

test('who waits for the lookup hears of its end after its answer', async () => {
  const { actor, heard, lookUp } = startLookup(CPF)
  actor.send({ type: 'person.awaited' })
  expect(heard.parent).toEqual([])
  await settled(() => lookUp.answer(lucia))
  expect(heard.parent).toEqual([{ type: 'person.answered', person: lucia }, SETTLED])
})

test('who waits hears of a lookup that failed, and at once if there is none', async () => {
  const failed = startLookup(CPF)
  failed.actor.send({ type: 'person.awaited' })
  await settled(() => failed.lookUp.fail(cases['a conexão cai'].error))
  expect(failed.heard.parent).toEqual([SETTLED])
  const idle = startLookup('')
  idle.actor.send({ type: 'person.awaited' })
  expect(idle.heard.parent).toEqual([SETTLED])
})
