import { describe, expect, test } from 'vitest'

import type { NamedParticipant } from '#domain/requests/facts.ts'
import { personLookupMachine, troubleIn } from '#machines/form/person-lookup/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { cases, lucia, unknown, withoutPlans } from './person-lookup.cases.ts'
import { personLookup, row } from './person-lookup.models.ts'

const OFFLINE =
  'Não foi possível consultar este CPF agora. Você pode continuar: o CPF será conferido quando você gravar.'
const model = chartModel(personLookup.machine, { ...personLookup, ways: waysThrough(row) })

function startLookup(digits = '') {
  const lookUp = controlledPort<NamedParticipant, { digits: string }>()
  const machine = personLookupMachine.provide({ actors: { lookUp: lookUp.logic } })
  return { ...inRecordedSystem(machine, { input: { digits } }), lookUp }
}

describe('person lookup: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, heard, escalated, lookUp } = startLookup()
    const seeState = (name: string) => expect(actor.getSnapshot().value).toBe(name)
    const seeTrouble = (sentence: string | null) => expect(troubleIn(actor.getSnapshot())).toBe(sentence)
    const seeAnswer = (person: NamedParticipant) =>
      expect(heard.parent.filter(({ type }) => type === 'person.answered').at(-1)).toEqual({
        type: 'person.answered',
        person,
      })

    await path.walk({
      events: {
        'person.typed': (event) => actor.send(event),
        'lookUp.retried': (event) => actor.send(event),
        'person.awaited': (event) => actor.send(event),
        'xstate.done.actor.lookUp': ({ output }) => settled(() => lookUp.answer(output)),
        'xstate.error.actor.lookUp': ({ error }) => settled(() => lookUp.fail(error)),
      },
      states: {
        waiting: () => {
          seeState('waiting')
          seeTrouble(null)
        },
        lookingUp: () => {
          seeState('lookingUp')
          seeTrouble(null)
          expect(lookUp.inputs.at(-1)).toEqual({ digits: '94726183591' })
        },
        found: () => {
          seeState('found')
          seeAnswer(lucia)
        },
        withoutPlans: () => {
          seeState('withoutPlans')
          seeAnswer(withoutPlans)
        },
        unknown: () => {
          seeState('unknown')
          seeAnswer(unknown)
        },
        limited: () => {
          seeState('limited')
          seeTrouble(
            'Muitas tentativas. Tente novamente em 3 horas. Até lá, o que você preencheu fica guardado nesta aba.',
          )
        },
        unavailable: () => {
          seeState('unavailable')
          seeTrouble(OFFLINE)
        },
        escalated: () => expect(escalated()).toEqual([cases['a sessão expirou'].error]),
      },
    })
  })

  test('a CPF of a saved request is looked up at once', () => {
    const { lookUp } = startLookup('94726183591')
    expect(lookUp.inputs).toEqual([{ digits: '94726183591' }])
  })

  test('a reply about a CPF that was changed meanwhile is ignored', async () => {
    const { actor, heard, lookUp } = startLookup('94726183591')
    actor.send({ type: 'person.typed', digits: '9472618359' })
    await settled(() => lookUp.answer(lucia))
    expect(actor.getSnapshot().value).toBe('waiting')
    expect(heard.parent).toEqual([])
  })

  test('a failed connection is shown at the CPF, and does not end the session', async () => {
    const { actor, heard, escalated, lookUp } = startLookup('94726183591')
    await settled(() => lookUp.fail(cases['a conexão cai'].error))
    expect(troubleIn(actor.getSnapshot())).toBe(OFFLINE)
    expect(heard.parent).toEqual([{ type: 'person.settled' }])
    expect(escalated()).toEqual([])
  })
})
