import { rmSync } from 'node:fs'

import { afterAll, beforeAll, beforeEach, vi } from 'vitest'

import { createApp } from '#server/app.ts'
import type { Services } from '#server/http/services.ts'
import { createLimits } from '#server/limits/limits.ts'

import { openTestDatabase, type TestDatabase } from './open-database.ts'
import { createTestServer, PORTAL_SETTINGS, type TestServer } from './test-server.ts'
import { NOW, testFund, testPasswords } from './world.ts'

export type Limited = {
  readonly server: TestServer
  readonly database: TestDatabase
  /** The app with the limits of production, by default behind a reverse proxy. */
  readonly app: (changes?: Partial<Services>, trustProxy?: boolean) => App
  /** Sets all clocks to this number of seconds after NOW: the library of the limits uses the process time. */
  readonly setSeconds: (seconds: number) => void
}

type App = ReturnType<typeof createApp>

/** A server with the real limits on its own database; all limits are reset before each test. */
export function limitedForTests(): Limited {
  let database: TestDatabase
  let server: TestServer

  beforeAll(async () => {
    const [fund, passwords] = await Promise.all([testFund(), testPasswords()])
    database = await openTestDatabase()
    server = createTestServer(database, fund, passwords)
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    server.setSeconds(0)
    await server.services.db.deleteFrom('rate_limit').execute()
  })
  afterAll(async () => {
    vi.useRealTimers()
    rmSync(server.incomingFolder, { recursive: true, force: true })
    await database.close()
  })

  return {
    get server() {
      return server
    },
    get database() {
      return database
    },
    app: (changes = {}, trustProxy = true) =>
      createApp(
        { ...server.services, limits: createLimits(changes.db ?? server.services.db), ...changes },
        { ...PORTAL_SETTINGS, trustProxy },
      ),
    setSeconds: (seconds) => {
      server.setSeconds(seconds)
      vi.setSystemTime(NOW.getTime() + seconds * 1000)
    },
  }
}

export type LoginReply = {
  readonly status: number
  readonly message: unknown
  /** Retry-After in seconds. */
  readonly wait: string | null
}

/** The reply to one attempt too many. */
export const putOff = (words: string, seconds: number) => ({
  status: 429,
  message: `Muitas tentativas. Tente novamente em ${words}.`,
  wait: String(seconds),
})

/** A browser at some address, with its cookie. */
export class Browser {
  readonly address: string
  cookie = ''
  /** The complete Set-Cookie header of the last response. */
  setCookie: string | null = null
  readonly #app: App

  constructor(app: App, address: string) {
    this.#app = app
    this.address = address
  }

  async post(path: string, body: unknown, token = '', origin = 'http://portal.example'): Promise<LoginReply> {
    const response = await this.#app.request(`${origin}${path}`, {
      method: 'POST',
      headers: {
        ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        'X-Forwarded-For': this.address,
        ...(this.cookie !== '' && { Cookie: this.cookie }),
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    })
    this.setCookie = response.headers.get('Set-Cookie')
    this.cookie = this.setCookie?.split(';')[0] ?? this.cookie
    const { message } = (await response.json()) as { message?: unknown }
    return { status: response.status, message, wait: response.headers.get('Retry-After') }
  }

  logIn(cpf: string, senha = '20262026', origin?: string): Promise<LoginReply> {
    return this.post('/api/autenticar', { cpf, senha }, '', origin)
  }

  /** Sends a wrong password `times` times; returns the last response. */
  async fail(cpf: string, times: number): Promise<LoginReply> {
    let reply = await this.logIn(cpf, '00000000')
    for (let more = 1; more < times; more += 1) reply = await this.logIn(cpf, '00000000')
    return reply
  }
}
