import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, expect, test } from 'vitest'

import { type Incoming, incomingIn } from '#server/documents/incoming.ts'
import { StoreFailure } from '#server/documents/store.ts'
import { folderOfTest } from '../support/temporary-folder.ts'

let data = ''
let folder = ''
let incoming: Incoming

beforeEach(() => {
  data = folderOfTest()
  folder = join(data, 'incoming')
  incoming = incomingIn(folder)
})

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test('incomingIn keeps a file on disk until it is discarded', async () => {
  const { content, discard } = await incoming.receive(pieces('cert', 'idão'))
  expect(await content.text()).toBe('certidão')
  expect(readdirSync(folder)).toHaveLength(1)
  await discard()
  expect(readdirSync(folder)).toEqual([])
})

test('incomingIn deletes the file of an interrupted upload', async () => {
  async function* broken() {
    yield* pieces('half')
    throw new Error('hung up')
  }
  await expect(incoming.receive(broken())).rejects.toThrow('hung up')
  expect(readdirSync(folder)).toEqual([])
})

test('incomingIn rejects with a StoreFailure if the folder is not writable', async () => {
  writeFileSync(folder, 'in the way')
  await expect(incoming.receive(pieces('x'))).rejects.toThrow(StoreFailure)
})

test('incomingIn.sweep deletes files not written to for an hour, not younger ones', async () => {
  mkdirSync(folder)
  const write = (name: string, minutesAgo: number) => {
    const written = new Date(Date.now() - minutesAgo * 60_000)
    writeFileSync(join(folder, name), 'x')
    utimesSync(join(folder, name), written, written)
  }
  write('dead', 61)
  write('under way', 59)
  await incoming.sweep(60)
  expect(readdirSync(folder)).toEqual(['under way'])
  await incoming.sweep(0)
  expect(readdirSync(folder)).toEqual([])
})
