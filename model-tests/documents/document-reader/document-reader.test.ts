import { expect, test } from 'vitest'
import { type AnyEventObject, fromCallback } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  documentReaderMachine,
  documentReaderView,
  isBeingSaved,
  type WantedFile,
} from '#machines/documents/document-reader/index.ts'
import { inRecordedSystem, withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { cases, fetched, identity, letter } from './document-reader.cases.ts'

function openReader() {
  const fetching = controlledPort<HeldFile, WantedFile>()
  const held: HeldFile[] = []
  const holdFile = fromCallback<AnyEventObject, HeldFile>(({ input }) => {
    held.push(input)
    return () => void held.splice(held.indexOf(input), 1)
  })
  const actors = { fetchDocument: fetching.logic, holdFile }
  const { actor } = inRecordedSystem(documentReaderMachine.provide({ actors }), { input: undefined })
  return { actor, fetching, held, arrive: () => settled(() => fetching.answer(fetched)) }
}

test('document reader: a new document replaces a running download', () => {
  const { actor, fetching } = openReader()
  actor.send({ type: 'document.saved', document: identity })
  expect(isBeingSaved(actor.getSnapshot(), '77')).toBe(true)
  actor.send({ type: 'document.viewed', document: letter })
  expect(fetching.inputs).toEqual([{ storeId: '77' }, { storeId: '78' }])
  expect(isBeingSaved(actor.getSnapshot(), '77')).toBe(false)
  expect(documentReaderView(actor.getSnapshot())).toMatchObject({ shown: 'waiting', fileName: 'carta.pdf' })
})

test('document reader: no file is held after it is closed or replaced, or its session ends', async () => {
  const { actor, held, arrive } = openReader()
  const view = async () => {
    actor.send({ type: 'document.viewed', document: identity })
    await arrive()
    expect(held).toEqual([fetched])
  }
  await view()
  actor.send({ type: 'document.viewed', document: letter })
  expect(held).toEqual([])
  await view()
  actor.send({ type: 'viewer.closed' })
  expect(held).toEqual([])
  expect(actor.getSnapshot().context).toMatchObject({ document: { storeId: '' }, file: null })
  await view()
  actor._parent?.stop()
  expect(held).toEqual([])
})

test.each([
  [{ code: 'inScan' }, true],
  [{}, false],
] as const)(
  '%j, not the sentence, says that the document is in its scan: %s (P-788)',
  async (code, isInScan) => {
    const { actor, fetching } = openReader()
    actor.send(cases['clica em Ver da identidade'])
    const message = 'Ainda conferimos este documento.'
    const error = new CallError({ kind: 'refused', status: 409, ...code, message, problems: [] })
    await settled(() => fetching.fail(error))
    expect(documentReaderView(actor.getSnapshot())).toMatchObject({ problem: message, isInScan })
  },
)

test('document reader: an open document is saved, and again after that failed (D-77)', () => {
  const saved: unknown[] = []
  const { actor } = withRecordedActors(documentReaderMachine, undefined, {
    started: (name, file) => name === 'saveFile' && saved.push(file),
  })
  const after = (...names: readonly (keyof typeof cases)[]) => {
    for (const name of names) actor.send(cases[name])
  }
  after('clica em Ver da identidade', 'o documento chega', 'o navegador mostra um pdf')
  after('clica em Baixar no documento')
  expect(saved).toEqual([fetched])
  after('o navegador não guarda o arquivo', 'clica em Baixar no documento')
  expect(saved).toEqual([fetched, fetched])
})
