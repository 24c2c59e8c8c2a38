import { describe, expect, test } from 'vitest'

import {
  mayRetry,
  type PostalCodeAnswer,
  postalCodeMachine,
  postalCodeNews,
} from '#machines/form/postal-code/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { address, input } from './postal-code.cases.ts'
import { postalCode, row } from './postal-code.models.ts'

const model = chartModel(postalCode.machine, { ...postalCode, ways: waysThrough(row) })

function startLookup() {
  const lookUp = controlledPort<PostalCodeAnswer, { digits: string }>()
  const machine = postalCodeMachine.provide({ actors: { lookUp: lookUp.logic } })
  return { ...inRecordedSystem(machine, { input }), lookUp }
}

// ADDRESS-16, ADDRESS-21
describe('postal code: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, heard, lookUp } = startLookup()
    const state = () => actor.getSnapshot().value
    const news = () => postalCodeNews(actor.getSnapshot())

    await path.walk({
      events: {
        'postalCode.typed': (event) => actor.send(event),
        'lookUp.retried': (event) => actor.send(event),
        'xstate.done.actor.lookUp': ({ output }) => settled(() => lookUp.answer(output)),
        'xstate.error.actor.lookUp': ({ error }) => settled(() => lookUp.fail(error)),
      },
      states: {
        waiting: () => expect(state()).toBe('waiting'),
        lookingUp: () => {
          expect(state()).toBe('lookingUp')
          expect(lookUp.inputs.at(-1)).toEqual({ digits: '70040010' })
        },
        found: () => {
          expect(state()).toBe('found')
          expect(news()).toBe('')
          expect(heard.parent.at(-1)).toEqual({
            type: 'address.found',
            path: 'endereco.cep',
            values: address,
          })
        },
        unknown: () => {
          expect(state()).toBe('unknown')
          expect(news()).toBe('CEP não encontrado. Confira o número.')
          expect(mayRetry(actor.getSnapshot())).toBe(false)
        },
        unavailable: () => {
          expect(state()).toBe('unavailable')
          expect(news()).toBe('Não foi possível consultar o CEP. Preencha o endereço.')
          expect(mayRetry(actor.getSnapshot())).toBe(true)
        },
      },
    })
  })

  test('a reply about a code that was changed meanwhile is ignored', async () => {
    const { actor, heard, lookUp } = startLookup()
    actor.send({ type: 'postalCode.typed', digits: '70040010' })
    actor.send({ type: 'postalCode.typed', digits: '7004001' })
    await settled(() => lookUp.answer(address))
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(heard.parent).toEqual([])
  })

  test('another complete code is looked up while the first lookup is running', () => {
    const { actor, lookUp } = startLookup()
    actor.send({ type: 'postalCode.typed', digits: '70040010' })
    actor.send({ type: 'postalCode.typed', digits: '01310100' })
    expect(lookUp.inputs).toEqual([{ digits: '70040010' }, { digits: '01310100' }])
  })
})
