import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'

import type { SentRecalled } from '#machines/app/screens/index.ts'
import { clearDrafts } from '#src/adapters/clear-drafts.ts'
import { sentStorageAdapter } from '#src/adapters/sent-storage.ts'

import { memoryStorage } from '../support/memory-storage.ts'

const MARINA = '52998224725'
const CARLOS = '11144477735'
const sent = { requestId: 7, protocol: '2026000027' }

/** One page load of a person in a tab. */
function load(storage: Storage | null, cpf = MARINA) {
  const recalled: unknown[] = []
  const machine = setup({
    types: { events: {} as SentRecalled },
    actors: { storage: sentStorageAdapter(storage) },
  }).createMachine({
    invoke: { id: 'storage', src: 'storage', input: { cpf } },
    on: { 'sent.recalled': { actions: ({ event }) => recalled.push(event.sent) } },
  })
  const actor = createActor(machine).start()
  return {
    recalled,
    send: (news: typeof sent | null) =>
      actor.getSnapshot().children.storage?.send({ type: 'sent.changed', sent: news }),
  }
}

test('sentStorageAdapter recalls the sent request after a reload, until it is dismissed', () => {
  const storage = memoryStorage()
  load(storage).send(sent)
  const again = load(storage)
  expect(again.recalled).toEqual([sent])
  again.send(null)
  expect(load(storage).recalled).toEqual([])
  expect(Object.keys(storage)).toEqual([])
})

test('sentStorageAdapter does not recall it for another person, or after the drafts are deleted', () => {
  const storage = memoryStorage()
  load(storage).send(sent)
  expect(load(storage, CARLOS).recalled).toEqual([])
  clearDrafts(storage)
  expect(load(storage).recalled).toEqual([])
})
