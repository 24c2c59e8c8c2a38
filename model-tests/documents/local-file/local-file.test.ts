import { describe, expect, test } from 'vitest'

import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  type InspectFile,
  type Inspection,
  type JoinedPhotos,
  type JoinPhotos,
  localFileMachine,
  localFileView,
  type ReducePhoto,
} from '#machines/documents/local-file/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import {
  atTheLimit,
  cases,
  firstPage,
  input,
  joined,
  largePhoto,
  secondPage,
  smallerPhoto,
  twoPhotos,
} from './local-file.cases.ts'

function open(files: readonly HeldFile[] = []) {
  const inspect = controlledPort<Inspection, InspectFile>()
  const reduce = controlledPort<HeldFile, ReducePhoto>()
  const join = controlledPort<JoinedPhotos, JoinPhotos>()
  const machine = localFileMachine.provide({
    actors: { inspectFile: inspect.logic, reducePhoto: reduce.logic, joinPhotos: join.logic },
  })
  const { actor, heard } = inRecordedSystem(machine, { input: { ...input, files } })
  return { actor, inspect, reduce, join, reports: () => heard.parent.map(({ type, file }) => file ?? type) }
}

describe('local file: a parent that demands a file hears', () => {
  test('at once, each time, that none is chosen', () => {
    const { actor, reports } = open()
    actor.send(cases['quer prosseguir'])
    actor.send(cases['quer prosseguir'])
    expect(reports()).toEqual(['file.lost', 'file.lost'])
  })

  test('nothing before the file that is being read is inspected', async () => {
    const { actor, inspect, reports } = open()
    actor.send(cases['escolhe um PDF no limite'])
    actor.send(cases['quer prosseguir'])
    expect(reports()).toEqual([])
    await settled(() => inspect.answer(null))
    expect(reports()).toEqual([atTheLimit])
  })

  test('of a large photo when it is reduced without a question', async () => {
    const { actor, reduce, reports } = open()
    actor.send(cases['escolhe uma foto acima do limite'])
    actor.send(cases['quer prosseguir'])
    expect(reports()).toEqual(['file.lost'])
    expect(reduce.inputs).toEqual([{ file: largePhoto, maxBytes: 1_048_576 }])
    await settled(() => reduce.answer(smallerPhoto))
    expect(reports()).toEqual(['file.lost', smallerPhoto])
  })
})

test('local file: photos taken one after another are pages in their order', () => {
  const { actor, join } = open()
  const pages = () => join.inputs.at(-1)?.files
  actor.send(cases['escolhe uma foto'])
  actor.send(cases['acrescenta outra foto'])
  expect(pages()).toEqual([firstPage, secondPage])
  actor.send(cases['passa a segunda página para cima'])
  expect(pages()).toEqual([secondPage, firstPage])
  actor.send({ type: 'page.moved', id: secondPage.id, by: 1 })
  expect(pages()).toEqual([firstPage, secondPage])
  actor.send({ type: 'page.moved', id: secondPage.id, by: 1 })
  expect(join.inputs).toHaveLength(3)
})

test('local file: a photo of another format is converted, and what is none is refused for what it is', async () => {
  const { actor, reduce, reports } = open()
  actor.send(cases['escolhe uma foto HEIC'])
  await settled(() => reduce.answer(smallerPhoto))
  expect(reports()).toEqual(['file.lost', smallerPhoto])
  actor.send({ type: 'page.removed', id: cases['escolhe uma foto HEIC'].files[0]?.id ?? '' })
  actor.send(cases['escolhe um executável'])
  await settled(() => reduce.fail(new Error('no picture')))
  expect(localFileView(actor.getSnapshot()).problem).toBe(
    'Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.',
  )
})

test('local file: dropped photos are no file until they are one PDF', async () => {
  const { join, reports } = open(twoPhotos)
  expect(reports()).toEqual(['file.lost'])
  expect(join.inputs).toEqual([{ files: twoPhotos, maxBytes: 1_048_576 }])
  await settled(() => join.answer({ file: joined, problem: null }))
  expect(reports()).toEqual(['file.lost', joined])
})

test('local file: one that was ready is lost as soon as another is picked', async () => {
  const { actor, inspect, reports } = open([atTheLimit])
  await settled(() => inspect.answer(null))
  actor.send(cases['escolhe um PDF vazio'])
  expect(reports()).toEqual([atTheLimit, 'file.lost', 'file.lost'])
})
