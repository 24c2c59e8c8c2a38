import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'

import type { InterruptedUpload } from '#machines/documents/upload-queue/index.ts'
import { clearDrafts } from '#src/adapters/clear-drafts.ts'
import { uploadStorageAdapter } from '#src/adapters/upload-storage.ts'

import { memoryStorage } from '../support/memory-storage.ts'

const MARINA = '52998224725'
const CARLOS = '11144477735'

const upload = (fileName: string, rowId: number): InterruptedUpload => ({
  slot: { requestId: 7, rowId, dependantId: null, documentTypeId: 9, title: 'Documento de identidade' },
  request: { typeId: 1, name: 'Aposentadoria, protocolo 2026000027' },
  fileName,
})
const old = upload('ontem.pdf', 31)
const current = upload('hoje.pdf', 32)

/** One session of a person in a tab; `end` ends it. */
function session(storage: Storage | null, cpf = MARINA) {
  const recalled: (readonly InterruptedUpload[])[] = []
  const machine = setup({
    types: { events: {} as { type: 'uploads.recalled'; interrupted: readonly InterruptedUpload[] } },
    actors: { storage: uploadStorageAdapter(storage) },
  }).createMachine({
    invoke: { id: 'storage', src: 'storage', input: { cpf } },
    on: { 'uploads.recalled': { actions: ({ event }) => recalled.push(event.interrupted) } },
  })
  const actor = createActor(machine).start()
  return {
    recalled,
    report: (interrupted: readonly InterruptedUpload[], pendingUploads: readonly InterruptedUpload[]) =>
      actor.getSnapshot().children.storage?.send({ type: 'uploads.changed', interrupted, pendingUploads }),
    end: () => actor.stop(),
  }
}

test('uploadStorageAdapter restores uploads in progress in the next session, until they are dismissed', () => {
  const storage = memoryStorage()
  const first = session(storage)
  expect(first.recalled).toEqual([])
  first.report([], [current])
  first.end()

  const second = session(storage)
  expect(second.recalled).toEqual([[current]])
  second.end()
  const third = session(storage)
  expect(third.recalled).toEqual([[current]])
  third.report([], [])
  third.end()
  expect(session(storage).recalled).toEqual([])
  expect(Object.keys(storage)).toEqual([])
})

test('uploadStorageAdapter returns earlier and new interruptions together', () => {
  const storage = memoryStorage()
  const one = session(storage)
  one.report([old], [current])
  one.end()
  expect(session(storage).recalled).toEqual([[old, current]])
})

test('uploadStorageAdapter stores nothing that a duplicated tab would report as interrupted', () => {
  const storage = memoryStorage()
  session(storage).report([old], [current])
  expect(session(storage).recalled).toEqual([[old]])
})

test('uploadStorageAdapter ignores uploads of other people, and Sair deletes them', () => {
  const storage = memoryStorage()
  const one = session(storage)
  one.report([], [current])
  one.end()
  expect(session(storage, CARLOS).recalled).toEqual([])
  clearDrafts(storage)
  expect(session(storage).recalled).toEqual([])
})
