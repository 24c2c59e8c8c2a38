import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { chunkMachine } from '#machines/calls/chunk/index.ts'

import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'

function startChunk(isLoaded = false) {
  const load = controlledPort<void, undefined>()
  const reload = controlledPort<void, undefined>()
  const clock = new SimulatedClock()
  const machine = chunkMachine.provide({ actors: { loadChunk: load.logic, reloadPage: reload.logic } })
  const actor = createActor(machine, { input: { isLoaded }, clock }).start()
  return { actor, load, reload, clock, state: () => actor.getSnapshot().value }
}

test('chunk: it is awaited for 15 seconds', () => {
  const { clock, state } = startChunk()
  clock.increment(14_999)
  expect(state()).toBe('loading')
  clock.increment(1)
  expect(state()).toBe('failed')
})

test('chunk: after a reload that the browser refused, another can be tried; the file is not asked for again', async () => {
  const { actor, load, reload, state } = startChunk()
  await settled(() => load.fail(new TypeError('Failed to fetch')))
  actor.send({ type: 'retry.chosen' })
  expect(state()).toBe('reloading')
  await settled(() => reload.fail(new Error('not allowed')))
  expect(state()).toBe('failed')
  actor.send({ type: 'retry.chosen' })
  expect([state(), load.inputs.length, reload.inputs.length]).toEqual(['reloading', 1, 2])
})

test('chunk: one that is there is not loaded again', () => {
  const { load, state } = startChunk(true)
  expect([state(), load.inputs]).toEqual(['loaded', []])
})
