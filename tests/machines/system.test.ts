import { expect, test } from 'vitest'
import { createActor, createMachine, sendTo } from 'xstate'

import { hasDocumentRows, toNotices } from '#machines/support/system.ts'

const transitions = { 'it.happened': { actions: sendTo(toNotices, { type: 'notice.given' }) } }

test('toNotices throws for a name without an actor, and names it', () => {
  const failures: unknown[] = []
  const actor = createActor(createMachine({ on: transitions }))
  actor.subscribe({ error: (error) => failures.push(error) })
  actor.start()
  actor.send({ type: 'it.happened' })
  expect(failures).toEqual([new Error('No actor of the system is called "notices"')])
})

test('toNotices sends to the actor of that name', () => {
  const heard: string[] = []
  const child = createMachine({ on: { '*': { actions: ({ event }) => heard.push(event.type) } } })
  const root = createMachine({
    invoke: { src: child, systemId: 'notices' },
    on: transitions,
  })
  createActor(root).start().send({ type: 'it.happened' })
  expect(heard).toEqual(['notice.given'])
})

test('hasDocumentRows is true while the documents of a request are on screen', () => {
  const empty = createActor(createMachine({})).start()
  const whole = createActor(
    createMachine({ invoke: { src: createMachine({}), systemId: 'documentRows' } }),
  ).start()
  expect([hasDocumentRows(empty), hasDocumentRows(whole)]).toEqual([false, true])
})
