import { expect, test } from 'vitest'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import { attachDialogMachine, attachDialogView } from '#machines/documents/attach-dialog/index.ts'
import type { CloudQuestion } from '#machines/documents/cloud-picker/index.ts'
import type { InspectFile, Inspection } from '#machines/documents/local-file/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { twelve } from '../cloud-picker/cloud-picker.cases.ts'
import { cases, dropped, opened, picked } from './attach-dialog.cases.ts'

function open(input = opened()) {
  const cloud = controlledPort<readonly CloudDocument[], CloudQuestion>()
  const machine = provideAll(attachDialogMachine, {
    'attachDialog.loadDocuments': cloud.logic,
    'localFile.inspectFile': controlledPort<Inspection, InspectFile>().logic,
  })
  const { actor, heard } = inRecordedSystem(machine, { input })
  return {
    actor,
    heard,
    state: () => actor.getSnapshot(),
    async loadCloud() {
      actor.send(cases['escolhe nuvem'])
      await settled(() => cloud.answer(twelve))
    },
  }
}

test('the chosen file is kept while the cloud is viewed', () => {
  const { actor, heard } = open()
  actor.send(cases['pega um PDF que pode ir'])
  actor.send(cases['escolhe nuvem'])
  actor.send(cases['escolhe computador'])
  actor.send(cases.prossegue)
  expect(heard.parent[0]).toEqual({ type: 'attachDialog.fileChosen', file: picked })
})

test('the documents of the cloud are loaded at each visit, and none is chosen', async () => {
  const { actor, state, loadCloud } = open(opened({ remaining: 1 }))
  await loadCloud()
  actor.send(cases['escolhe o mais novo'])
  actor.send(cases['escolhe computador'])
  actor.send(cases['escolhe nuvem'])
  expect(state().context).toMatchObject({ documents: [], documentId: null })
  actor.send(cases['anexa e vai ao documento seguinte'])
  expect(state().status).toBe('active')
})

test('only offered documents can be chosen, and the chosen one is what is attached', async () => {
  const { actor, heard, state, loadCloud } = open()
  await loadCloud()
  expect(state().can(cases['escolhe o mais novo'])).toBe(true)
  expect(state().can(cases['escolhe um que não é oferecido'])).toBe(false)
  actor.send(cases['escolhe o mais novo'])
  actor.send(cases.prossegue)
  const file = { id: 12, storeId: 'ged-12', fileName: 'rg-12.pdf' }
  expect(heard.parent[0]).toEqual({ type: 'attachDialog.fileChosen', file })
})

test('a file that dropped ones have become is not sent before it is shown', () => {
  const { actor, heard, state } = open(opened({ dropped: [dropped] }))
  actor.send(cases['fica pronto outro arquivo que o solto'])
  expect(state().value).toEqual({ choosing: 'dropped' })
  expect(heard.parent).toEqual([])
})

test('a dropped file that cannot be sent is shown with its problem at once', () => {
  const { actor, state } = open(opened({ dropped: [dropped] }))
  actor.send(cases['o arquivo solto não pode ir'])
  expect(state().value).toEqual({ choosing: { computer: 'waiting' } })
})

test('the row hears that nothing is attached', () => {
  const { actor, heard } = open()
  actor.send(cases.cancela)
  expect(heard.parent[0]).toEqual({ type: 'attachDialog.dismissed' })
})

// P-same-file
test('a dropped file that another row has is shown before it is attached, and its own row says nothing', () => {
  const rowOf = (rowId: number) => ({ ...opened().slot, rowId, title: 'Comprovante de residência' })
  const state = (rowId: number, file = dropped) => {
    const { actor } = open(opened({ dropped: [dropped], taken: [{ slot: rowOf(rowId), file }] }))
    actor.send(cases['o arquivo solto pode ir'])
    return [actor.getSnapshot().status, attachDialogView(actor.getSnapshot()).sameAs]
  }
  expect(state(99)).toEqual(['active', 'Comprovante de residência'])
  expect(state(opened().slot.rowId)).toEqual(['done', null])
  expect(state(99, { ...dropped, size: dropped.size + 1 })).toEqual(['done', null])
  expect(state(99, { ...dropped, name: 'rg.pdf' })).toEqual(['done', null])
})
