import type { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { createApp } from '#server/app.ts'
import type { OpenDatabase } from '#server/database/connect.ts'
import type { Services } from '#server/http/services.ts'

import { type MemoryStore, memoryStore } from './memory-store.ts'
import { openTestDatabase } from './open-database.ts'
import { NOW, testFund, testPasswords } from './world.ts'

export type Answer = {
  readonly status: number
  /** Parsed JSON; the tests say what they expect of it. */
  readonly body: Record<string, unknown>
}

type Sent = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** Another spelling of the path (D-122). */
  readonly path?: string
}

export type TestServer = {
  readonly app: Hono
  readonly services: Services
  readonly documents: MemoryStore
  /** Lines that the server logged. */
  readonly log: string[]
  /** Puts the server's clock so many seconds after NOW. */
  readonly setSeconds: (seconds: number) => void
  readonly call: (call: Call, sent?: Sent) => Promise<Answer>
  readonly logIn: (cpf: string) => Promise<string>
}

const pathOf = (path: string, params: Sent['params'] = {}) =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name] ?? 1)))

/** The real application over a seeded database of its own, without a socket, for one test file. */
export function serverForTests(): TestServer {
  let opened: OpenDatabase | undefined
  let server: TestServer | undefined

  beforeAll(async () => {
    const [fund, passwords] = await Promise.all([testFund(), testPasswords()])
    opened = await openTestDatabase()
    server = createTestServer(opened, fund, passwords)
  })
  afterAll(() => opened?.close())

  return new Proxy({} as TestServer, {
    get: (_target, name) => {
      if (!server) throw new Error('The test server is there from the first test on.')
      return server[name as keyof TestServer]
    },
  })
}

function createTestServer(
  { db }: OpenDatabase,
  fund: Services['fund'],
  passwords: Services['passwords'],
): TestServer {
  let seconds = 0
  const log: string[] = []
  const documents = memoryStore()
  const services: Services = {
    db,
    documents,
    fund,
    passwords,
    clock: () => new Date(NOW.getTime() + seconds * 1000),
    sessionSeconds: 3600,
    logger: pino({ level: 'info' }, { write: (line: string) => log.push(line) }),
  }
  const app = createApp(services, { portalDirectory: 'tests/server/support/portal', postalCodeUrl: '' })

  const call: TestServer['call'] = async ({ method, path, encoding }, sent = {}) => {
    const { params, body, token = null, headers = {} } = sent
    const isJson = encoding === 'json' && !(body instanceof FormData)
    const response = await app.request(sent.path ?? pathOf(path, params), {
      method,
      headers: {
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'POST' && {
        body: isJson ? JSON.stringify(body ?? {}) : ((body as FormData) ?? new FormData()),
      }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  return {
    app,
    services,
    documents,
    log,
    setSeconds: (value) => {
      seconds = value
    },
    call,
    logIn: async (cpf) => {
      const answer = await app.request('/api/autenticar', {
        method: 'POST',
        body: JSON.stringify({ cpf, senha: '20262026' }),
      })
      const { token } = (await answer.json()) as { token: string }
      return token
    },
  }
}
