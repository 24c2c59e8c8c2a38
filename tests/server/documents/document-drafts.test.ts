import { randomUUID } from 'node:crypto'

import { beforeEach, describe, expect, test, vi } from 'vitest'

import { storeWithRow, sweepDrafts } from '#server/documents/drafts.ts'
import { connectStore } from '#server/documents/store-mark.ts'
import { sweepRegularly } from '#server/documents/sweep-regularly.ts'
import { ON_A_BUSY_MACHINE } from '../../support/busy-machine.ts'
import { type MemoryStore, memoryStore } from '../support/memory-store.ts'
import { serverForTests } from '../support/test-server.ts'

const server = await serverForTests()
const BYTES = new Blob([new Uint8Array([1, 2, 3])])

let documents: MemoryStore
let key = ''

beforeEach(async () => {
  documents = memoryStore()
  await connectStore({ db: server.services.db, documents }, new Date())
  key = randomUUID()
})

const drafts = async () => {
  const rows = await server.services.db.selectFrom('document_draft').select('storage_key').execute()
  return rows.map(({ storage_key }) => storage_key)
}

const services = () => ({ db: server.services.db, documents })

/** An upload whose process was killed after its file was stored. */
async function killedUpload(minutesAgo: number): Promise<string> {
  const left = randomUUID()
  await documents.put(left, BYTES)
  await server.services.db
    .insertInto('document_draft')
    .values({ storage_key: left, began_at: new Date(Date.now() - minutesAgo * 60_000) })
    .execute()
  return left
}

describe('storeWithRow', () => {
  test('stores file and row, and deletes the draft', async () => {
    const seen = await storeWithRow(services(), key, BYTES, async () => [...documents.files.keys()])
    expect(seen).toEqual([key])
    expect([...documents.files.keys()]).toEqual([key])
    expect(await drafts()).toEqual([])
  })

  test('deletes the file if the row is refused', async () => {
    const refused = storeWithRow(services(), key, BYTES, async () => {
      throw new Error('no such cloud')
    })
    await expect(refused).rejects.toThrow('no such cloud')
    expect(documents.files.size).toBe(0)
    expect(await drafts()).toEqual([])
  })

  test('deletes the file if the store fails, once more an hour later, and writes no row', async () => {
    const broken = {
      ...documents,
      put: async (name: string, content: Blob) => {
        await documents.put(name, content)
        throw new Error('connection lost')
      },
    }
    const written = vi.fn()
    const refused = storeWithRow({ ...services(), documents: broken }, key, BYTES, written)
    await expect(refused).rejects.toThrow('connection lost')
    expect(written).not.toHaveBeenCalled()
    expect(documents.files.size).toBe(0)

    // The store writes it later than it was deleted.
    await documents.put(key, BYTES)
    await sweepDrafts(services(), 60)
    expect([...documents.files.keys()]).toEqual([key])
    await server.services.db
      .updateTable('document_draft')
      .set({ began_at: new Date(Date.now() - 61 * 60_000) })
      .execute()
    await sweepDrafts(services(), 60)
    expect(documents.files.size).toBe(0)
    expect(await drafts()).toEqual([])
  })

  test('keeps the draft of a file without rows that the store cannot delete', async () => {
    const broken = {
      ...documents,
      delete: async () => {
        throw new Error('store away')
      },
    }
    const refused = storeWithRow({ ...services(), documents: broken }, key, BYTES, async () => {
      throw new Error('no such cloud')
    })
    await expect(refused).rejects.toThrow('no such cloud')
    expect(await drafts()).toEqual([key])

    // An abandoned draft is deleted at any age.
    await sweepDrafts(services(), 60)
    expect(documents.files.size).toBe(0)
    expect(await drafts()).toEqual([])
  })

  test('keeps the file if the row was committed without confirmation', async () => {
    const { db } = server.services
    const transaction = db.transaction()
    vi.spyOn(db, 'transaction').mockReturnValueOnce({
      execute: async (work: Parameters<typeof transaction.execute>[0]) => {
        await transaction.execute(work)
        throw new Error('connection lost')
      },
    } as never)
    const lost = storeWithRow(services(), key, BYTES, async () => 'row')
    await expect(lost).rejects.toThrow('connection lost')
    expect([...documents.files.keys()]).toEqual([key])
    expect(await drafts()).toEqual([])
  })

  test('stores nothing if a sweep abandoned the draft', async () => {
    const slow = {
      ...documents,
      put: async (name: string, content: Blob) => {
        await documents.put(name, content)
        await sweepDrafts(services(), 0)
      },
    }
    const written = vi.fn()
    await expect(storeWithRow({ ...services(), documents: slow }, key, BYTES, written)).rejects.toThrow()
    expect(written).not.toHaveBeenCalled()
    expect(documents.files.size).toBe(0)
    expect(await drafts()).toEqual([])
  })
})

describe('sweepDrafts', () => {
  test('deletes files of killed processes after an hour, not before', async () => {
    const young = await killedUpload(59)
    await killedUpload(61)
    await sweepDrafts(services(), 60)
    expect([...documents.files.keys()]).toEqual([young])
    expect(await drafts()).toEqual([young])
    await sweepDrafts(services(), 0)
    expect(await drafts()).toEqual([])
  })

  test('deletes them at the start without other processes on the database', async () => {
    await killedUpload(0)
    const stop = await sweepRegularly({ ...server.services, documents }, true)
    expect(documents.files.size).toBe(0)
    stop()
  })

  test('deletes them while the server runs', async () => {
    const stop = await sweepRegularly({ ...server.services, documents }, false, 5)
    await killedUpload(61)
    await vi.waitFor(() => expect(documents.files.size).toBe(0), ON_A_BUSY_MACHINE)
    stop()
  })
})
