import { describe, expect, test } from 'vitest'

import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  type InspectFile,
  type Inspection,
  type JoinedPhotos,
  type JoinPhotos,
  localFileMachine,
  type ReducePhoto,
} from '#machines/documents/local-file/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { settled } from '../../support/settled.ts'
import { atTheLimit, cases, input, joined, largePhoto, smallerPhoto, twoPhotos } from './local-file.cases.ts'

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

  test('that a large photo is none, and later of the reduced one', async () => {
    const { actor, reduce, reports } = open()
    actor.send(cases['escolhe uma foto acima do limite'])
    actor.send(cases['quer prosseguir'])
    expect(reports()).toEqual(['file.lost', 'file.lost'])
    actor.send(cases['pede para reduzir a foto'])
    expect(reduce.inputs).toEqual([{ file: largePhoto, maxBytes: 1_048_576 }])
    await settled(() => reduce.answer(smallerPhoto))
    expect(reports().at(-1)).toBe(smallerPhoto)
  })
})

test('local file: dropped photos are no file until they are one PDF', async () => {
  const { join, reports } = open(twoPhotos)
  expect(reports()).toEqual(['file.lost'])
  expect(join.inputs).toEqual([{ files: twoPhotos, maxBytes: 1_048_576 }])
  await settled(() => join.answer({ file: joined, problem: null }))
  expect(reports()).toEqual(['file.lost', joined])
})

test('local file: one that was ready is lost as soon as another is picked, or none', async () => {
  const { actor, inspect, reports } = open([atTheLimit])
  await settled(() => inspect.answer(null))
  actor.send(cases['desfaz a escolha'])
  expect(reports()).toEqual([atTheLimit, 'file.lost'])
})
