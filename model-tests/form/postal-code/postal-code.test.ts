import { expect, test } from 'vitest'

import { type PostalCodeAnswer, postalCodeMachine } from '#machines/form/postal-code/index.ts'
import { inRecordedSystem, withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { address, cases, input } from './postal-code.cases.ts'

function startLookup() {
  const lookUp = controlledPort<PostalCodeAnswer, { digits: string }>()
  const machine = postalCodeMachine.provide({ actors: { lookUp: lookUp.logic } })
  const { actor, heard } = inRecordedSystem(machine, { input })
  return { actor, heard, lookUp, type: (digits: string) => actor.send({ type: 'postalCode.typed', digits }) }
}

test('a reply about a code that was changed meanwhile is ignored', async () => {
  const { actor, heard, lookUp, type } = startLookup()
  type('70040010')
  type('7004001')
  await settled(() => lookUp.answer(address))
  expect(actor.getSnapshot().value).toBe('waiting')
  expect(heard.parent).toEqual([])
})

test('another complete code is looked up while the first lookup is running', () => {
  const { lookUp, type } = startLookup()
  type('70040010')
  type('01310100')
  expect(lookUp.inputs).toEqual([{ digits: '70040010' }, { digits: '01310100' }])
})

test.each([
  ['o CEP existe', { endereco: 'SBN Quadra 1', bairro: 'Asa Norte', cidade: 'Brasília', estado: 'DF' }],
  ['o CEP não existe', {}],
  ['a conexão cai', {}],
] as const)('the form hears the answer when «%s», without an address too (D-78)', (end, values) => {
  const { actor, heard } = withRecordedActors(postalCodeMachine, input)
  actor.send(cases['digita o oitavo número'])
  actor.send(cases[end])
  expect(heard.parent).toEqual([{ type: 'address.found', path: 'endereco.cep', values }])
})
