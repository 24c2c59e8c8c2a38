import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { logOut, startSession } from '#api/contract/session.ts'
import { hasPeople } from '#server/seed/seed.ts'

import { openEmptyDatabase, openTestDatabase } from './support/open-database.ts'
import { Participant, type Saved } from './support/participant.ts'
import { retirement } from './support/retirement.ts'
import { migrateAndSeed } from './support/seed-database.ts'
import { runToEnd } from './support/server-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { createTestServer, type TestServer } from './support/test-server.ts'
import { MARINA, NOW, testFund, testPasswords } from './support/world.ts'

describe('two processes on one database', () => {
  let one: TestServer
  let two: TestServer
  let close: () => Promise<void>

  beforeAll(async () => {
    const [fund, passwords, database] = await Promise.all([testFund(), testPasswords(), openTestDatabase()])
    const again = database.openAgain()
    one = createTestServer(database, fund, passwords)
    two = createTestServer(again, fund, passwords)
    close = async () => {
      await again.close()
      await database.close()
    }
  })
  afterAll(() => close())

  const begin = (server: TestServer, token: string) => server.call(startSession, { token, body: { cpf: '' } })

  test('share sessions', async () => {
    const token = await one.logIn(MARINA)
    expect((await begin(two, token)).body).toMatchObject({ nome: 'Marina Duarte Alves' })
    expect((await two.call(logOut, { token })).status).toBe(200)
    expect(await begin(one, token)).toEqual({
      status: 401,
      body: { codigo: 'erro', message: 'Token expirado' },
    })
  })

  test('create one request for one key', async () => {
    const { token, cloudId } = await Participant.logIn(one, MARINA)
    const here = new Participant(one, token, cloudId)
    const there = new Participant(two, token, cloudId)
    const requests = async () =>
      (await one.services.db.selectFrom('request').select('protocol').execute()).map(
        ({ protocol }) => protocol,
      )
    for (const key of ['key-1', 'key-2', 'key-3', 'key-4', 'key-5']) {
      const before = await requests()
      const answers = await Promise.all(
        [here, there, here, there].map((participant) => participant.save(retirement(cloudId), key)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const protocols = new Set(answers.map(({ body }) => (body as Saved).requerimento.protocolo))
      expect(protocols.size).toBe(1)
      expect(await requests()).toEqual([...before, ...protocols])
    }
  })

  test("see each other's saves at once, and refuse older versions", async () => {
    const { token, cloudId } = await Participant.logIn(one, MARINA)
    const here = new Participant(one, token, cloudId)
    const there = new Participant(two, token, cloudId)
    const { id, versao } = (await here.saved(retirement(cloudId))).requerimento
    const changed = retirement(cloudId, { id, versao, detalhes: { nome_pai: 'José' } })
    const statuses = await Promise.all([here.save(changed), there.save(changed)])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await there.show(id)).body.detalhes).toContainEqual({ nome: 'nome_pai', valor: 'José' })
  })
})

// Creating a database takes seconds on a busy machine.
test('several processes that migrate and seed an empty database concurrently create the people once', {
  timeout: 60_000,
}, async () => {
  const database = await openEmptyDatabase()
  const { db } = database
  const opened = [database, database.openAgain(), database.openAgain()]
  const written = await Promise.all(opened.map((one) => migrateAndSeed(one.db, false)))
  expect(written.toSorted()).toEqual([false, false, true])
  expect(await migrateAndSeed(db, false)).toBe(false)
  expect(await hasPeople(db)).toBe(true)
  const people = await db.selectFrom('person').select('cpf').execute()
  expect(people.length).toBeGreaterThan(10)
  expect(new Set(people.map(({ cpf }) => cpf)).size).toBe(people.length)
  // Known codes are reusable only if requested; otherwise they work once, within a minute.
  const end = new Date(NOW.getTime() + 60_000)
  expect(await db.selectFrom('single_sign_on_code').select(['reusable', 'expires_at']).execute()).toEqual([
    { reusable: false, expires_at: end },
    { reusable: false, expires_at: end },
  ])
  for (const { close } of opened.toReversed()) await close()
})

describe.concurrent('the embedded engine', () => {
  const folder = temporaryFolder()
  const asModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

  const HOOK = asModule(`export const resolve = (name, context, next) => {
    if (name.startsWith('@electric-sql/')) throw new Error('the engine was read')
    return next(name, context)
  }`)
  const FORBID = asModule(`import { register } from 'node:module'; register(${JSON.stringify(HOOK)})`)

  /** Output of a server in which loading the database engine is an error. */
  const startWithoutEngine = async (variables: Record<string, string>): Promise<string> =>
    (await runToEnd(['--import', FORBID, 'dist/server/main.js'], { LOG_LEVEL: 'fatal', ...variables })).output

  test('is not loaded with PostgreSQL', async () => {
    expect(await startWithoutEngine({ DATABASE_URL: 'postgres://fund@127.0.0.1:1/portal' })).toContain(
      'DATABASE_URL: nenhum PostgreSQL responde nesse endereço.',
    )
  })

  test('is loaded without PostgreSQL', async () => {
    expect(await startWithoutEngine({ DATA_DIR: folder })).toContain('the engine was read')
  })
})
