import { createServer, type Socket } from 'node:net'

import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { recordMessage } from '#api/contract/acceptance.ts'
import { lists } from '#api/contract/reference.ts'
import {
  FOR_CALLS,
  FOR_UPKEEP,
  type OpenDatabase,
  openPostgres,
  type Queries,
} from '#server/database/connect.ts'

import { callingBy } from '../support/calling.ts'
import { listenOnFreePort } from '../support/free-port.ts'
import { describeOnPostgres } from '../support/own-postgres.ts'
import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { runToEnd, type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { BEATRIZ, MARINA } from '../support/world.ts'

const AWAY = 'O portal está temporariamente indisponível. Tente novamente em alguns segundos.'
const BUSY = 'O portal está muito ocupado. Tente novamente em alguns segundos.'

describeOnPostgres('a server on a PostgreSQL', (cluster) => {
  const folder = temporaryFolder()
  let server: ServerProcess
  let database: OpenDatabase

  const participant = (cpf: string) =>
    Participant.logIn(
      callingBy(async (path, init) => {
        const response = await fetch(`${server.url}${path}`, init)
        const wait = response.headers.get('Retry-After')
        if (response.status === 503) expect(wait).toBe('5')
        return response
      }),
      cpf,
    )

  beforeAll(async () => {
    server = await startServerProcess({
      DATA_DIR: folder,
      DATABASE_URL: cluster.url,
      SEED_DEMO: '1',
      CALLS_PER_PERSON: '1000000',
    })
    database = openPostgres(cluster.url, () => {}, FOR_UPKEEP)
  }, 120_000)
  afterAll(async () => {
    await server.end('SIGTERM')
    await database.close()
  })

  /** Keeps the row of a request locked during the work. */
  const whileLocked = (id: number, work: () => Promise<void>) =>
    database.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('request').select('id').where('id', '=', id).forUpdate().execute()
      await work()
    })

  const message = ({ server: calling, token }: Participant, id: number) =>
    calling.call(recordMessage, { token, body: { id_requerimento: id, msg: 'Bom dia.' } })

  const waiting = () =>
    sql<{ pid: number }>`select pid from pg_stat_activity where wait_event_type = 'Lock'`
      .execute(database.db)
      .then(({ rows }) => rows.map(({ pid }) => pid))

  test('continues when a connection is ended during a call', async () => {
    const marina = await participant(MARINA)
    const { id } = (await marina.saved(retirement(marina.cloudId))).requerimento
    await whileLocked(id, async () => {
      const answer = message(marina, id)
      await expect.poll(waiting).toHaveLength(1)
      await sql`select pg_terminate_backend(${(await waiting())[0]})`.execute(database.db)
      expect(await answer).toEqual({ status: 503, body: { codigo: 'erro', message: AWAY } })
    })
    expect((await marina.show(id)).status).toBe(200)
    expect(server.isRunning()).toBe(true)
  })

  test('refuses a call that waits for a row within three seconds, without delaying other callers', async () => {
    const [marina, beatriz] = [await participant(MARINA), await participant(BEATRIZ)]
    const { id } = (await marina.saved(retirement(marina.cloudId))).requerimento
    await whileLocked(id, async () => {
      const began = performance.now()
      const took: number[] = []
      const calls = Array.from({ length: 10 }, async () => {
        const answer = await message(marina, id)
        took.push(performance.now() - began)
        return answer
      })
      await expect.poll(waiting).not.toHaveLength(0)
      expect((await beatriz.server.call(lists, { token: beatriz.token })).status).toBe(200)
      expect((await fetch(`${server.url}/api/pronto`)).status).toBe(200)
      for (const answer of await Promise.all(calls)) {
        expect(answer).toEqual({ status: 503, body: { codigo: 'erro', message: BUSY } })
      }
      expect(Math.max(...took)).toBeLessThan(3000)
    })
    expect((await message(marina, id)).status).toBe(200)
  })

  test('loses no acknowledged call in five crashes of PostgreSQL, and recovers by itself', {
    timeout: 120_000,
  }, async () => {
    const people = [await participant(MARINA), await participant(BEATRIZ)]
    const acknowledged = new Map<number, string>()
    const statuses: number[] = []
    let isOver = false
    const saveOn = async (person: Participant) => {
      while (!isOver) {
        const { status, body } = await person.save(retirement(person.cloudId))
        statuses.push(status)
        if (status !== 200) continue
        const { requerimento } = body as { requerimento: { id: number; protocolo: string } }
        acknowledged.set(requerimento.id, requerimento.protocolo)
      }
    }
    const traffic = Promise.all([...people, ...people].map(saveOn))
    for (let crash = 0; crash < 5; crash += 1) {
      const before = acknowledged.size
      await expect.poll(() => acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + 3)
      await cluster.stop()
      await expect.poll(() => statuses.at(-1), { timeout: 20_000 }).toBe(503)
      await cluster.start()
      const up = performance.now()
      const read = () => people[0]?.server.call(lists, { token: people[0].token })
      await expect.poll(async () => (await read())?.status, { timeout: 20_000 }).toBe(200)
      expect(performance.now() - up).toBeLessThan(5000)
    }
    isOver = true
    await traffic
    expect(server.isRunning()).toBe(true)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    const rows = await database.db.selectFrom('request').select(['id', 'protocol']).execute()
    expect(rows.filter(({ id }) => acknowledged.has(id))).toHaveLength(acknowledged.size)
    for (const { id, protocol } of rows) expect([undefined, protocol]).toContain(acknowledged.get(id))
    expect(new Set(rows.map(({ protocol }) => protocol)).size).toBe(rows.length)
  })

  test('cancels a slow statement of a call, but not of a migration or a sweep', async () => {
    const slow = async ({ db }: OpenDatabase) => sql`select pg_sleep(3)`.execute(db)
    const forCalls = openPostgres(cluster.url, () => {}, FOR_CALLS)
    const [ofCall, ofUpkeep] = await Promise.allSettled([slow(forCalls), slow(database)])
    await forCalls.close()
    expect(ofCall).toMatchObject({ status: 'rejected', reason: { code: '57014' } })
    expect(ofUpkeep.status).toBe('fulfilled')
  })

  describe('on one connection for calls', () => {
    const ONE = { ...FOR_CALLS, pool: { ...FOR_CALLS.pool, max: 1 } }
    let one: OpenDatabase
    beforeEach(() => {
      one = openPostgres(cluster.url, () => {}, ONE)
    })
    afterEach(() => one.close())

    const cpfOf = (db: Queries) =>
      db.selectFrom('person').select('cpf').where('cpf', '=', MARINA).executeTakeFirst()

    const prepared = async () => {
      const { rows } = await sql<{ statement: string }>`
        Select statement from pg_prepared_statements where statement like 'select%'`.execute(one.db)
      return rows.length
    }

    test('prepares a select once, and none in a transaction', async () => {
      await one.db.transaction().execute(cpfOf)
      expect(await prepared()).toBe(0)
      await cpfOf(one.db)
      await cpfOf(one.db)
      expect(await prepared()).toBe(1)
    })

    test('answers a select whose statement a pooler has lost, and prepares nothing after that', async () => {
      await cpfOf(one.db)
      await sql`deallocate all`.execute(one.db)
      expect(await cpfOf(one.db)).toEqual({ cpf: MARINA })
      expect(await cpfOf(one.db)).toEqual({ cpf: MARINA })
      expect(await prepared()).toBe(0)
    })

    test('answers a select whose table a newer process has changed', async () => {
      const all = () => sql`select * from changed`.execute(one.db)
      await sql`create table changed as select 1 as old`.execute(one.db)
      await all()
      await sql`alter table changed add column new integer default 2`.execute(one.db)
      expect((await all()).rows).toEqual([{ old: 1, new: 2 }])
      await sql`drop table changed`.execute(one.db)
    })
  })

  test('closes a connection that is used for too long, and rolls back its transaction', async () => {
    const use = { ...FOR_CALLS, limits: { ...FOR_CALLS.limits, keptMilliseconds: 300 } }
    const { db, close } = openPostgres(cluster.url, () => {}, use)
    const kept = db.transaction().execute(async (transaction) => {
      await sql`update request set version = 9999`.execute(transaction)
      await sql`select pg_sleep(2)`.execute(transaction)
    })
    await expect(kept).rejects.toThrow(/Connection terminated|not queryable/)
    const { rows } = await sql`select id from request where version = 9999`.execute(db)
    expect(rows).toEqual([])
    await close()
  })
})

test('a database that accepts connections but never answers ends the start with one sentence', {
  timeout: 60_000,
}, async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket))
  const port = await listenOnFreePort(silent)
  expect(
    await runToEnd(['dist/server/main.js'], { DATABASE_URL: `postgres://fund@127.0.0.1:${port}/portal` }),
  ).toEqual({
    code: 1,
    output:
      'Não foi possível abrir o banco de dados de DATABASE_URL: o PostgreSQL desse endereço não responde.\n',
  })
  for (const socket of sockets) socket.destroy()
  silent.close()
})
