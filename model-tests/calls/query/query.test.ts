import { expect, test } from 'vitest'
import { SimulatedClock } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import { queryMachine } from '#machines/calls/query/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'

const refused = (status: number, wait: { readonly retryAfter?: number } = {}) =>
  new CallError({ kind: 'refused', status, message: 'Agora não.', problems: [], ...wait })

async function refuse(error: CallError, mayBeMissing = true) {
  const call = controlledPort<unknown>()
  const clock = new SimulatedClock()
  const { actor } = inRecordedSystem(queryMachine.provide({ actors: { call: call.logic } }), {
    input: { request: { id: 7 }, mayBeMissing },
    clock,
  })
  await settled(() => call.fail(error))
  return { actor, call, clock, state: () => actor.getSnapshot().value }
}

test("query: it can be retried once the server's waiting time has passed, and is not before a click", async () => {
  const { actor, call, clock, state } = await refuse(refused(429, { retryAfter: 90 }))
  clock.increment(89_999)
  actor.send({ type: 'retry.chosen' })
  expect(state()).toBe('limited')
  clock.increment(1)
  expect(state()).toBe('refused')
  clock.increment(3_600_000)
  expect([state(), call.inputs.length]).toEqual(['refused', 1])
})

test('query: where nothing can be missing, a 404 is a refusal', async () => {
  const { actor, state } = await refuse(refused(404), false)
  expect(state()).toBe('refused')
  expect(actor.getSnapshot().context.refusal).toEqual({ message: 'Agora não.', wait: null })
})
