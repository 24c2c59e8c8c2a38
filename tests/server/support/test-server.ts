import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Hono } from 'hono'
import { afterAll } from 'vitest'

import type { RequestStatus } from '#domain/requests/status.ts'
import { createApp } from '#server/app.ts'
import type { OpenDatabase } from '#server/database/connect.ts'
import { incomingIn } from '#server/documents/incoming.ts'
import { noScanner } from '#server/documents/scanner.ts'
import { connectStore } from '#server/documents/store-mark.ts'
import { callsUnderWay } from '#server/http/calls-under-way.ts'
import type { Services } from '#server/http/services.ts'
import { createLimits } from '#server/limits/limits.ts'
import { postalCodeTable } from '#server/postal-codes/table.ts'
import { createLogger } from '#server/process/logger.ts'
import { createEncryption } from '#server/sessions/encryption.ts'
import { type Calling, callingBy } from './calling.ts'
import { type MemoryStore, memoryStore } from './memory-store.ts'
import { openTestDatabase } from './open-database.ts'
import { GENEROUS, KEYS, NOW, testFund, testPasswords } from './world.ts'

export const PORTAL_SETTINGS = {
  portalDirectory: 'tests/server/support/portal',
  portalOrigins: [],
  participantArea: '',
  contact: '',
  trustProxy: false,
}

export type TestServer = Calling & {
  readonly app: Hono
  readonly services: Services
  readonly documents: MemoryStore
  /** Folder of uploads in progress; missing before the first one. */
  readonly incomingFolder: string
  /** Logged lines. */
  readonly log: string[]
  /** Sets the server's clock to this number of seconds after NOW. */
  readonly setSeconds: (seconds: number) => void
  /** As the fund does; without a message or a row of the history. */
  readonly setStatus: (requestId: number, status: RequestStatus) => Promise<unknown>
  /** Of a member of the staff; null: without a role. */
  readonly setRole: (cpf: string, roleId: number | null) => Promise<unknown>
  /** Of a required document. */
  readonly setSituation: (requiredId: number, situationId: number) => Promise<unknown>
  readonly situationOf: (requiredId: number) => Promise<number>
  readonly requestCount: () => Promise<number>
}

/** The real app on a seeded database for one test file, without a socket. */
export async function serverForTests(): Promise<TestServer> {
  const [fund, passwords, opened] = await Promise.all([testFund(), testPasswords(), openTestDatabase()])
  const server = createTestServer(opened, fund, passwords)
  afterAll(async () => {
    rmSync(server.incomingFolder, { recursive: true, force: true })
    await opened.close()
  })
  await connectStore(server.services, NOW)
  return server
}

export function createTestServer(
  { db }: Pick<OpenDatabase, 'db'>,
  fund: Services['fund'],
  passwords: Services['passwords'],
): TestServer {
  let seconds = 0
  const log: string[] = []
  const documents = memoryStore()
  const incomingFolder = join(tmpdir(), `portal-incoming-${randomUUID()}`)
  const services: Services = {
    db,
    documents,
    incoming: incomingIn(incomingFolder),
    disk: { check: async () => {} },
    scanner: noScanner,
    fund,
    passwords,
    encryption: createEncryption(KEYS),
    findPostalCode: postalCodeTable(fund),
    limits: createLimits(db, { rules: GENEROUS }),
    secret: 'the same in every test',
    clock: () => new Date(NOW.getTime() + seconds * 1000),
    sessionSeconds: 3600,
    mostSessions: 1000,
    wakeDelivery: () => {},
    logger: createLogger('info', { write: (line: string) => log.push(line) }),
    underWay: callsUnderWay(),
    observe: () => {},
    stopping: new AbortController().signal,
  }
  const app = createApp(services, PORTAL_SETTINGS)

  return {
    app,
    services,
    documents,
    incomingFolder,
    log,
    setSeconds: (value) => {
      seconds = value
    },
    setStatus: (id, status) => db.updateTable('request').set({ status }).where('id', '=', id).execute(),
    setRole: (cpf, role_id) => db.updateTable('person').set({ role_id }).where('cpf', '=', cpf).execute(),
    setSituation: (id, situation_id) =>
      db.updateTable('required_document').set({ situation_id }).where('id', '=', id).execute(),
    situationOf: async (id) => {
      const rows = db.selectFrom('required_document').select('situation_id').where('id', '=', id)
      return (await rows.executeTakeFirstOrThrow()).situation_id
    },
    requestCount: async () => (await db.selectFrom('request').select('id').execute()).length,
    ...callingBy(async (path, init) => app.request(path, init)),
  }
}

/** Id of the person with this CPF, who must exist. */
export async function idOf({ services }: TestServer, cpf: string): Promise<number> {
  const { id } = await services.db
    .selectFrom('person')
    .select('id')
    .where('cpf', '=', cpf)
    .executeTakeFirstOrThrow()
  return id
}
