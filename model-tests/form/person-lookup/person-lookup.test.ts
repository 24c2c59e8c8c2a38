import { expect, test } from 'vitest'

import type { NamedParticipant } from '#domain/requests/facts.ts'
import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { inRecordedSystem, withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
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

test.each([
  'o CPF é de um participante',
  'o CPF é de quem não tem plano',
  'o CPF não é de ninguém',
  'a conexão cai',
  'já foram CPFs demais',
] as const)('who waits hears of the end of a lookup when «%s» (P-768)', (end) => {
  const { actor, heard } = withRecordedActors(personLookupMachine, { digits: CPF })
  actor.send({ type: 'person.awaited' })
  expect(heard.parent).toEqual([])
  actor.send(cases[end])
  expect(heard.parent.at(-1)).toEqual(SETTLED)
})

test('who waits hears at once if there is no lookup (P-768)', () => {
  const { actor, heard } = startLookup('')
  actor.send({ type: 'person.awaited' })
  expect(heard.parent).toEqual([SETTLED])
})
