import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { differencesBetween } from '#server/documents/differences.ts'
import type { DocumentStore } from '#server/documents/store.ts'

import { Participant } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { storedDocument } from '../support/uploads.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()

const NONE = { missing: [], otherSize: [], orphans: [] }

let marina: Participant
let count = 0

const differences = (documents: DocumentStore = server.documents) =>
  differencesBetween({ db: server.services.db, documents })

async function stored(id: number) {
  const { storage_key: key, byte_size: size } = await storedDocument(server, id)
  return { id, key, size }
}

/** The memory store of the test server does not have the files of the seeded documents. */
beforeAll(async () => {
  const rows = await server.services.db.selectFrom('document').select(['storage_key', 'byte_size']).execute()
  for (const { storage_key, byte_size } of rows) {
    server.documents.files.set(storage_key, new Uint8Array(byte_size))
  }
  marina = await Participant.logIn(server, MARINA)
})

beforeEach(async () => {
  const found = await differences()
  expect(found).toMatchObject(NONE)
  count = found.compared
})

describe('differencesBetween', () => {
  test('finds none for an upload', async () => {
    await marina.newDocument(1)
    expect(await differences()).toEqual({ compared: count + 1, ...NONE })
  })

  test('names a document without its file', async () => {
    const document = await stored(await marina.newDocument(1))
    const file = server.documents.files.get(document.key)
    await server.documents.delete(document.key)
    expect(await differences()).toEqual({ compared: count + 1, ...NONE, missing: [document] })
    if (file) server.documents.files.set(document.key, file)
  })

  test('names a file that was cut off', async () => {
    const document = await stored(await marina.newDocument(1))
    const file = server.documents.files.get(document.key) ?? new Uint8Array()
    server.documents.files.set(document.key, file.slice(0, 100))
    expect(await differences()).toEqual({
      compared: count + 1,
      ...NONE,
      otherSize: [{ ...document, found: 100 }],
    })
    server.documents.files.set(document.key, file)
  })

  test('names a file without a document', async () => {
    const key = randomUUID()
    await server.documents.put(key, new Blob(['x']))
    expect(await differences()).toEqual({ compared: count, ...NONE, orphans: [key] })
    await server.documents.delete(key)
  })

  test('takes the file of an upload that is under way for neither', async () => {
    const { db } = server.services
    const [begun, put] = [randomUUID(), randomUUID()]
    await db
      .insertInto('document_draft')
      .values([{ storage_key: begun }, { storage_key: put }])
      .execute()
    await server.documents.put(put, new Blob(['x']))
    expect(await differences()).toEqual({ compared: count, ...NONE })
    await db.deleteFrom('document_draft').execute()
    await server.documents.delete(put)
  })

  test('finds none for uploads while it looks', async () => {
    const during = (work: () => Promise<unknown>, when: 'before' | 'after'): DocumentStore => ({
      ...server.documents,
      list: async function* () {
        if (when === 'before') await work()
        yield* server.documents.list()
        if (when === 'after') await work()
      },
    })
    const upload = () => marina.newDocument(1)
    expect(await differences(during(upload, 'before'))).toEqual({ compared: count + 1, ...NONE })
    expect(await differences(during(upload, 'after'))).toEqual({ compared: count + 2, ...NONE })
  })
})
