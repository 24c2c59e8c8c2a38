import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { forget } from '#server/retention/forget.ts'
import { forgetRegularly } from '#server/retention/forget-regularly.ts'
import { ON_A_BUSY_MACHINE } from '../../support/busy-machine.ts'
import { serverForTests } from '../support/test-server.ts'
import { NOW } from '../support/world.ts'

const server = await serverForTests()

const HOUR = 3600
const DAY = 24 * HOUR

const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)
const unique = () => randomUUID()

/** A row of each table that was created, or ended, at that time. */
const ROWS: Readonly<Record<string, (at: Date) => Readonly<Record<string, unknown>>>> = {
  session: (at) => ({
    token_hash: unique(),
    person_id: 501,
    store_token: 'x',
    created_at: secondsAgo(400 * DAY),
    expires_at: at,
  }),
  confirmation_code: (at) => ({
    cpf_hash: 'x',
    nonce_hash: unique(),
    code_hash: 'x',
    issued_at: at,
    expires_at: at,
    tries_left: 5,
    spent: false,
  }),
  save_key: (at) => ({ person_id: 501, key: unique(), body_hash: 'x', kept_at: at }),
  upload_key: (at) => ({ cloud_id: 7001, key: unique(), document_id: 30001, kept_at: at }),
  outgoing_mail: (at) => ({
    recipient: 'marina.alves@correio.example',
    subject: 'x',
    body: '',
    queued_at: at,
    attempts: 1,
  }),
  look_up: (at) => ({ person_id: 501, asked_for: 'name', cpf_hash: 'x', looked_up_at: at }),
  visitor_release: (at) => ({ staff_id: 501, cpf_hash: 'x', reason: 'x', released_at: at }),
  erasure: (at) => ({ staff_id: 501, cpf_hash: 'x', reason: 'x', erased_at: at }),
}

const table = (name: string) => sql.table(name)

async function insert(name: string, ...rows: readonly Readonly<Record<string, unknown>>[]): Promise<void> {
  for (const row of rows) {
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
    await sql`insert into ${table(name)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      server.services.db,
    )
  }
}

async function countOf(name: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${table(name)}`.execute(
    server.services.db,
  )
  return Number(rows[0]?.count)
}

const empty = async () => {
  for (const name of Object.keys(ROWS)) await sql`delete from ${table(name)}`.execute(server.services.db)
}
beforeEach(empty)
afterEach(empty)

// SERVER-30
describe('forget', () => {
  test.each([
    ['session', DAY],
    ['confirmation_code', HOUR],
    ['save_key', DAY],
    ['upload_key', DAY],
    ['outgoing_mail', 30 * DAY],
    ['look_up', 180 * DAY],
    ['visitor_release', 5 * 365 * DAY],
    ['erasure', 5 * 365 * DAY],
  ])('deletes %s after %i seconds, not before', async (name, seconds) => {
    const row = ROWS[name] ?? (() => ({}))
    await insert(name, row(secondsAgo(seconds)), row(secondsAgo(seconds - 1)), row(secondsAgo(-HOUR)))
    await forget(server.services)
    expect(await countOf(name)).toBe(2)
  })

  test('keeps unsent mail of any age', async () => {
    const mail = ROWS.outgoing_mail?.(secondsAgo(60 * DAY))
    await insert('outgoing_mail', { ...mail, next_try_at: NOW }, { ...mail })
    await forget(server.services)
    expect(await countOf('outgoing_mail')).toBe(1)
  })

  test('deletes any number of rows, each once where two processes do it at once', async () => {
    await sql`
      insert into look_up (person_id, asked_for, cpf_hash, looked_up_at)
      select 501, 'name', 'x', ${secondsAgo(181 * DAY)} from generate_series(1, 2500)`.execute(
      server.services.db,
    )
    const both = await Promise.all([forget(server.services), forget(server.services)])
    const deleted = both.flat().filter(({ rule }) => rule.table === 'look_up')
    expect(deleted.reduce((sum, { rows }) => sum + rows, 0)).toBe(2500)
    expect(await countOf('look_up')).toBe(0)
  })
})

describe('forgetRegularly', () => {
  test('deletes at the start and repeatedly', async () => {
    const old = ROWS.save_key?.(secondsAgo(2 * DAY)) ?? {}
    await insert('save_key', old)
    const stop = forgetRegularly(server.services, 20)
    await vi.waitFor(async () => expect(await countOf('save_key')).toBe(0), ON_A_BUSY_MACHINE)
    await insert('save_key', old)
    await vi.waitFor(async () => expect(await countOf('save_key')).toBe(0), ON_A_BUSY_MACHINE)
    await stop()
    expect(server.log.join('')).toContain('"deleted":{"chaves de gravação":1},"msg":"retention applied"')
  })

  test('continues after a database failure, and logs it', async () => {
    const db = server.services.db.withSchema('x')
    db.getExecutor = () => {
      throw new Error('no connection')
    }
    await forgetRegularly({ ...server.services, db })()
    expect(server.log.join('')).toContain('what was kept for long enough could not be deleted')
  })
})
