import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { migrate } from '#server/database/migrate.ts'
import { sweepDrafts } from '#server/documents/drafts.ts'
import { folderStore } from '#server/documents/folder-store.ts'
import { s3Store } from '#server/documents/s3-store.ts'
import type { DocumentStore } from '#server/documents/store.ts'
import { connectStore, disconnectStore, requireOwnStore } from '#server/documents/store-mark.ts'
import { sweepRegularly } from '#server/documents/sweep-regularly.ts'
import { startFault } from '#server/start-faults.ts'
import { ON_A_BUSY_MACHINE } from '../../support/busy-machine.ts'
import { openEmptyDatabase, type TestDatabase } from '../support/open-database.ts'
import { s3On, startS3, type TestS3 } from '../support/s3.ts'
import { folderOfTest } from '../support/temporary-folder.ts'
import { serverForTests } from '../support/test-server.ts'

const WAY =
  ' Confira DATABASE_URL, S3_URL e DATA_DIR. Se os dois são mesmo um do outro, ligue-os com `npm run connect-documents` (docs/operations.md). Nada foi apagado.'
const UNMARKED = `O armazenamento de documentos não é o deste banco de dados: não tem a marca dele.${WAY}`
const OTHER = `O armazenamento de documentos é de outro banco de dados.${WAY}`
const LACKING = `O armazenamento de documentos não tem todos os arquivos deste banco de dados.${WAY}`
const FOREIGN = `O armazenamento de documentos tem arquivos, e este banco de dados não conhece nenhum.${WAY}`
const COPY = `Este banco de dados é uma cópia, restaurada ou movida, e ainda não foi ligado a um armazenamento de documentos.${WAY}`

const NOW = new Date('2026-11-26T12:00:00Z')
const BYTES = new Blob(['x'])

const server = await serverForTests()
const db = () => server.services.db

let empty: TestDatabase
let folder = ''
let s3: TestS3
let otherS3: TestS3

beforeAll(async () => {
  empty = await openEmptyDatabase()
  await migrate(empty.db)
}, 60_000)
afterAll(() => empty.close())

beforeEach(async () => {
  folder = folderOfTest()
  s3 = await startS3()
  otherS3 = await startS3()
  await disconnectStore(db())
  await disconnectStore(empty.db)
  await db().deleteFrom('document_draft').execute()
})
afterEach(async () => {
  await s3.close()
  await otherS3.close()
})

const startWith = (documents: DocumentStore, database = db()) =>
  requireOwnStore({ db: database, documents }, NOW).then(
    () => 'starts',
    (error: unknown) => startFault(error, null),
  )

/** A file for each document of the database, but for the first `without`. */
async function fill(documents: DocumentStore, without = 0): Promise<void> {
  const rows = await db().selectFrom('document').select('storage_key').orderBy('id').execute()
  expect(rows.length).toBeGreaterThan(10)
  await Promise.all(rows.slice(without).map(({ storage_key }) => documents.put(storage_key, BYTES)))
}

const storeIdOf = async (database = db()) =>
  (await database.selectFrom('installation').select('store_id').executeTakeFirstOrThrow()).store_id

/** An upload of long ago whose process was killed after its file was stored. */
async function killedUpload(documents: DocumentStore): Promise<string> {
  const key = randomUUID()
  await documents.put(key, BYTES)
  const began_at = new Date('2026-01-01T12:00:00Z')
  await db().insertInto('document_draft').values({ storage_key: key, began_at }).execute()
  return key
}

const drafts = async () =>
  (await db().selectFrom('document_draft').select('storage_key').execute()).map(
    ({ storage_key }) => storage_key,
  )

// SERVER-50
describe.each([
  {
    name: 'a folder',
    own: () => folderStore(join(folder, 'documents')),
    other: () => folderStore(join(folder, 'other')),
  },
  { name: 'a bucket', own: () => s3Store(s3On(s3.port)), other: () => s3Store(s3On(otherS3.port)) },
])('with $name', ({ own, other }) => {
  test('an empty database marks an empty store, and knows it at the next start', async () => {
    expect(await own().readMark()).toBeNull()
    expect(await startWith(own(), empty.db)).toBe('starts')
    expect(await own().readMark()).toBe(await storeIdOf(empty.db))
    expect(await startWith(own(), empty.db)).toBe('starts')
  })

  test('a database of an earlier version marks the store that has its files', async () => {
    await fill(own())
    await own().put(randomUUID(), BYTES)
    expect(await startWith(own())).toBe('starts')
    expect(await own().readMark()).toBe(await storeIdOf())
  })

  test('a start that was cut off after the mark is repeated', async () => {
    await fill(own())
    await own().writeMark(await storeIdOf())
    expect(await startWith(own())).toBe('starts')
    expect(await startWith(own())).toBe('starts')
  })

  test('a store without a file of the database is not marked', async () => {
    await fill(own(), 1)
    expect(await startWith(own())).toBe(LACKING)
    expect(await own().readMark()).toBeNull()
  })

  test('a store with files is not marked by a database without', async () => {
    await own().put(randomUUID(), BYTES)
    expect(await startWith(own(), empty.db)).toBe(FOREIGN)
    expect(await own().readMark()).toBeNull()
  })

  test('a store of another database is refused, also by a new one', async () => {
    await fill(own())
    expect(await startWith(own())).toBe('starts')
    expect(await startWith(own(), empty.db)).toBe(OTHER)
    await connectStore({ db: empty.db, documents: own() }, NOW)
    expect(await startWith(own(), empty.db)).toBe('starts')
    expect(await startWith(own())).toBe(OTHER)
  })

  test('a copy of the database is refused until it is connected, and then the original', async () => {
    await fill(own())
    expect(await startWith(own())).toBe('starts')
    const connected = await db().selectFrom('installation').selectAll().executeTakeFirstOrThrow()
    await db().updateTable('installation').set({ store_database: '1/2' }).execute()
    expect(await startWith(own())).toBe(COPY)
    await expect(sweepDrafts({ db: db(), documents: own() }, 60)).rejects.toThrow(COPY)
    await connectStore({ db: db(), documents: own() }, NOW)
    expect(await startWith(own())).toBe('starts')
    await db().updateTable('installation').set(connected).execute()
    expect(await startWith(own())).toBe(OTHER)
  })

  test('a sweep with another store deletes neither file nor row, and one with its own both', async () => {
    await fill(own())
    expect(await startWith(own())).toBe('starts')
    const key = await killedUpload(own())
    await expect(sweepDrafts({ db: db(), documents: other() }, 60)).rejects.toThrow(UNMARKED)
    expect(await drafts()).toEqual([key])
    expect(await own().get(key)).not.toBeNull()
    await sweepDrafts({ db: db(), documents: own() }, 60)
    expect(await drafts()).toEqual([])
    expect(await own().get(key)).toBeNull()
  })

  test('a database that is connected to no store sweeps none', async () => {
    const key = await killedUpload(own())
    await expect(sweepDrafts({ db: db(), documents: own() }, 60)).rejects.toThrow(UNMARKED)
    expect(await own().get(key)).not.toBeNull()
  })

  test('another store is refused, empty or with the files of the database', async () => {
    await fill(own())
    expect(await startWith(own())).toBe('starts')
    expect(await startWith(other())).toBe(UNMARKED)
    await fill(other())
    expect(await startWith(other())).toBe(UNMARKED)
    expect(await other().readMark()).toBeNull()
  })

  test('two processes that start at once connect one store', async () => {
    await fill(own())
    expect(await Promise.all([startWith(own()), startWith(own())])).toEqual(['starts', 'starts'])
    expect(await own().readMark()).toBe(await storeIdOf())
  })
})

test('the hourly sweep logs that the store is another one, and goes on', async () => {
  const own = folderStore(join(folder, 'documents'))
  await fill(own)
  expect(await startWith(own)).toBe('starts')
  const services = { ...server.services, documents: own }
  const stop = await sweepRegularly(services, false, 5)
  const failures = () =>
    server.log.join('').split('documents of broken uploads could not be removed').length - 1
  const fails = (times: number) =>
    vi.waitFor(() => expect(failures()).toBeGreaterThanOrEqual(times), ON_A_BUSY_MACHINE)
  rmSync(join(folder, 'documents', 'portal-store'))
  // A sweep that began before the mark was gone would delete the upload.
  await fails(1)
  const key = await killedUpload(own)
  await fails(failures() + 2)
  expect(existsSync(join(folder, 'documents', key))).toBe(true)
  await own.writeMark(await storeIdOf())
  await vi.waitFor(async () => expect(await drafts()).toEqual([]), ON_A_BUSY_MACHINE)
  expect(existsSync(join(folder, 'documents', key))).toBe(false)
  stop()
})

test('the mark of a folder is a file with the id, whatever an interrupted write left', async () => {
  writeFileSync(join(folder, 'portal-store.part'), 'i')
  await folderStore(folder).writeMark('id')
  expect(readFileSync(join(folder, 'portal-store'), 'utf8')).toBe('id\n')
})
