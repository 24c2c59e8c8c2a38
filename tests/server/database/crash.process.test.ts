import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { documentsFolder } from '#server/data-directory/layout.ts'
import { type OpenDatabase, openEmbedded } from '#server/database/connect.ts'
import { MARK } from '#server/documents/store.ts'

import { callingAt } from '../support/calling.ts'
import { openTestDatabase, type TestDatabase } from '../support/open-database.ts'
import { Participant } from '../support/participant.ts'
import { connectFolder, seedDirectory } from '../support/seeded-directory.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type Acknowledged, type Enough, traffic } from '../support/traffic.ts'
import { MARINA } from '../support/world.ts'

/** Number of acknowledged calls after which the server is killed, per round. */
const ROUNDS: readonly Enough[] = [
  { saves: 1, uploads: 0 },
  { saves: 0, uploads: 1 },
  { saves: 8, uploads: 8 },
]

const folder = temporaryFolder()
let database: TestDatabase
const started: ServerProcess[] = []
const acknowledged: Acknowledged = { saves: new Map(), uploads: new Map() }

/** Folder of the documents of this run: the server uses PostgreSQL if the tests do. */
const documents = () => documentsFolder(folder, database.url === null ? 'embedded' : 'postgresql')

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess({
    DATA_DIR: folder,
    ...(database.url !== null && { DATABASE_URL: database.url }),
  })
  started.push(server)
  return server
}

const logIn = ({ url }: ServerProcess) => Participant.logIn(callingAt(url), MARINA)

/** The database after the kill of the server. */
const opened = async (): Promise<OpenDatabase> =>
  database.url === null ? openEmbedded({ folder: join(folder, 'db') }) : database.openAgain()

/** The newest rows before the run. */
let seeded = { request: 0, document: 0 }

// Starts and kills three servers, which takes a while on a busy machine.
beforeAll(async () => {
  database = await openTestDatabase()
  if (database.url === null) await seedDirectory(folder)
  else await connectFolder(database, folder)
  seeded = { request: await newest(database, 'request'), document: await newest(database, 'document') }

  for (const enough of ROUNDS) {
    const server = await start()
    await traffic(await logIn(server), acknowledged, enough, async () => void (await server.end('SIGKILL')))
  }
}, 120_000)
afterAll(async () => {
  for (const server of started) await server.end('SIGKILL')
  await database.close()
})

async function newest({ db }: OpenDatabase, table: 'request' | 'document'): Promise<number> {
  const { id } = await db.selectFrom(table).select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  return id
}

test('acknowledged calls are stored after kill -9 and a restart', async () => {
  const server = await start()
  const participant = await logIn(server)
  for (const [id, { version, mark }] of acknowledged.saves) {
    const { status, body } = await participant.show(id)
    expect(status).toBe(200)
    const { versao } = body.requerimento as { versao: number }
    expect(versao).toBeGreaterThanOrEqual(version)
    // A later save may have been committed although its reply was lost.
    if (versao === version) expect(body.detalhes).toContainEqual({ nome: 'nome_pai', valor: mark })
  }
  await server.end('SIGTERM')
})

test('calls without a reply are stored completely or not at all', async () => {
  const { db, close } = await opened()
  const requests = await db
    .selectFrom('request')
    .leftJoin('address', 'address.id', 'request.address_id')
    .select(['request.id', 'request.version', 'request.plan_id', 'address.complement as mark'])
    .where('request.id', '>', seeded.request)
    .execute()
  expect(requests.length).toBeGreaterThanOrEqual(acknowledged.saves.size)
  for (const { id, version, mark } of requests) {
    const dependants = await db
      .selectFrom('dependant')
      .select(['name', 'id'])
      .where('request_id', '=', id)
      .execute()
    const fathers = await db
      .selectFrom('request_detail')
      .select('value')
      .where('request_id', '=', id)
      .where('name', '=', 'nome_pai')
      .execute()
    const required = await db
      .selectFrom('required_document')
      .select('dependant_id')
      .where('request_id', '=', id)
      .execute()
    expect(version).toBeGreaterThan(0)
    expect(mark).toMatch(/^[a-j]+$/)
    expect(dependants).toEqual([{ id: expect.any(Number), name: mark }])
    expect(fathers).toEqual([{ value: mark }])
    const askedOf = new Set(required.map(({ dependant_id }) => dependant_id))
    expect(askedOf).toEqual(new Set([null, dependants[0]?.id]))
  }
  await close()
})

test('every row of a document has its file, and every file its row', async () => {
  const { db, close } = await opened()
  const rows = await db
    .selectFrom('document')
    .select(['id', 'storage_key', 'byte_size'])
    .where('id', '>', seeded.document)
    .execute()
  for (const { storage_key, byte_size } of rows) {
    expect(statSync(join(documents(), storage_key)).size).toBe(byte_size)
  }
  const sizes = new Map(rows.map(({ id, byte_size }) => [id, byte_size]))
  for (const [id, size] of acknowledged.uploads) expect(sizes.get(id)).toBe(size)

  // With other processes a young draft may be an upload in progress, so the rest is deleted an hour later.
  const drafts = await db.selectFrom('document_draft').select('storage_key').execute()
  if (database.url === null) expect(drafts).toEqual([])
  const known = [MARK, ...[...rows, ...drafts].map(({ storage_key }) => storage_key)]
  const files = readdirSync(documents()).map((name) => name.replace(/\.part$/, ''))
  expect(files.filter((name) => !known.includes(name))).toEqual([])
  await close()
})
