import { describe, expect, test } from 'vitest'
import { mutationMachine } from '#machines/calls/mutation/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { input } from './mutation.cases.ts'
import { mutation, row } from './mutation.models.ts'

const model = chartModel(mutation.machine, { ...mutation, ways: waysThrough(row) })

function startMutation() {
  const call = controlledPort<unknown>()
  return { ...inRecordedSystem(mutationMachine.provide({ actors: { call: call.logic } }), { input }), call }
}

describe('mutation: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { actor, heard, retry, escalated, call } = startMutation()
    const snapshot = () => actor.getSnapshot()
    let failure: unknown

    await path.walk({
      events: {
        'xstate.done.actor.call': ({ output }) => settled(() => call.answer(output)),
        'xstate.error.actor.call': ({ error }) => {
          failure = error
          return settled(() => call.fail(error))
        },
        'call.retried': retry,
      },
      states: {
        calling: () => {
          expect(snapshot().value).toBe('calling')
          expect(call.inputs.at(-1)).toEqual({ what: 'the answers' })
        },
        interrupted: () => {
          expect(snapshot().value).toBe('interrupted')
          expect(heard.signedIn).toEqual([{ type: 'call.interrupted', callId: '7K3M-9QXD-2RWH' }])
        },
        escalated: () => expect(escalated()).toEqual([failure]),
        done: () => expect(snapshot().output).toEqual({ kind: 'done', reply: { id: 7 } }),
        refused: () =>
          expect(snapshot().output).toEqual({
            kind: 'refused',
            status: 422,
            message: 'Confira o banco',
            problems: [{ path: 'detalhes.banco', message: 'Obrigatório' }],
          }),
      },
    })
  })
})
