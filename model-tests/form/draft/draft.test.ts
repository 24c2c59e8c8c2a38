import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'

import { type DraftStoreEvent, draftMachine } from '#machines/form/draft/index.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { changed, dropped } from './draft.cases.ts'

function openDraft() {
  const stored: DraftStoreEvent[] = []
  const storage = fromCallback<DraftStoreEvent>(({ receive }) => receive((event) => stored.push(event)))
  const machine = draftMachine.provide({ actors: { storage } })
  return { ...inRecordedSystem(machine, { input: undefined }), stored }
}

test('the open request is told once when there are unsaved answers, and once when there are none', () => {
  const { actor, heard } = openDraft()
  actor.send(changed)
  actor.send(changed)
  actor.send({ type: 'draft.kept', time: '10:32' })
  expect(heard.openRequest).toEqual([{ type: 'form.unsaved' }])
  actor.send({ type: 'draft.settled' })
  actor.send({ type: 'draft.restored', time: '09:05' })
  actor.send(dropped)
  expect(heard.openRequest.slice(1).map(({ type }) => type)).toEqual([
    'form.settled',
    'form.unsaved',
    'form.settled',
  ])
})

test('the store gets every change, and is told when the draft is no longer needed', () => {
  const { actor, stored } = openDraft()
  actor.send(changed)
  actor.send(changed)
  actor.send(dropped)
  actor.send(changed)
  actor.send({ type: 'draft.settled' })
  expect(stored).toEqual([changed, changed, dropped, changed, { type: 'draft.settled' }])
})
