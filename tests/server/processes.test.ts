import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { authenticate, logOut, startSession } from '#api/contract/session.ts'
import { migrate } from '#server/database/migrate.ts'
import { seed } from '#server/seed/seed.ts'

import { memoryStore } from './support/memory-store.ts'
import { openEmptyDatabase, openTestDatabase } from './support/open-database.ts'
import { Participant, type Saved } from './support/participant.ts'
import { retirement } from './support/retirement.ts'
import { createTestServer, type TestServer } from './support/test-server.ts'
import { CARLOS, MARINA, NOW, testFund, testPasswords } from './support/world.ts'

describe('two applications on one database', () => {
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

  test('share a session from its login to its end', async () => {
    const token = await one.logIn(MARINA)
    expect((await begin(two, token)).body).toMatchObject({ nome: 'Marina Duarte Alves' })
    expect((await two.call(logOut, { token })).status).toBe(200)
    expect(await begin(one, token)).toEqual({
      status: 401,
      body: { codigo: 'erro', message: 'Token expirado' },
    })
  })

  test('count failed logins together', async () => {
    const logIn = (server: TestServer, senha: string) =>
      server.call(authenticate, { body: { cpf: CARLOS, senha } })
    for (let tries = 0; tries < 5; tries += 1) {
      await logIn(one, '11112222')
      await logIn(two, '11112222')
    }
    expect((await logIn(one, '20262026')).status).toBe(401)
    expect((await logIn(two, '20262026')).status).toBe(401)
  })

  test('make one request of one key, whichever of them is asked', async () => {
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

  test('see at once what the other one saved, and refuse what is older', async () => {
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

test('several processes that migrate and seed an empty database at once make one set of people', async () => {
  const database = await openEmptyDatabase()
  const opened = [database, database.openAgain(), database.openAgain()]
  const [fund, passwords] = await Promise.all([testFund(), testPasswords()])
  const written = await Promise.all(
    opened.map(async ({ db }) => {
      await migrate(db)
      const services = { db, fund, passwords, documents: memoryStore(), clock: () => NOW }
      return seed(services, { reusableCodes: false })
    }),
  )
  expect(written.toSorted()).toEqual([false, false, true])
  const people = await database.db.selectFrom('person').select('cpf').execute()
  expect(people.length).toBeGreaterThan(10)
  expect(new Set(people.map(({ cpf }) => cpf)).size).toBe(people.length)
  for (const { close } of opened.toReversed()) await close()
})

describe('the embedded engine', () => {
  const asModule = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

  const HOOK = asModule(`export const resolve = (name, context, next) => {
    if (name.startsWith('@electric-sql/')) throw new Error('the engine was read')
    return next(name, context)
  }`)
  const FORBID = asModule(`import { register } from 'node:module'; register(${JSON.stringify(HOOK)})`)

  /** What the server says before it ends, in a process where reading the engine is an error. */
  async function startWithoutEngine(environment: Record<string, string>): Promise<string> {
    const server = spawn(process.execPath, ['--import', 'tsx', '--import', FORBID, 'server/main.ts'], {
      env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'fatal', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return (await Promise.all([text(server.stdout), text(server.stderr)])).join('')
  }

  test('is not even read where a PostgreSQL is named', async () => {
    expect(await startWithoutEngine({ DATABASE_URL: 'postgres://fund@127.0.0.1:1/portal' })).toContain(
      'DATABASE_URL: nenhum PostgreSQL responde nesse endereço.',
    )
  })

  test('is read where none is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-engine-'))
    const said = await startWithoutEngine({ DATA_DIR: folder })
    rmSync(folder, { recursive: true })
    expect(said).toContain('the engine was read')
  })
})
