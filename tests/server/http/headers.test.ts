import { once } from 'node:events'
import { request } from 'node:http'

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { createApp } from '#server/app.ts'
import { fileResponse } from '#server/http/file-response.ts'
import { type Listening, listen } from '#server/http/listen.ts'
import { securityHeaders } from '#server/http/security.ts'
import { createPortal } from '#server/portal/app.ts'
import { readPortalConfig } from '#server/portal/config.ts'
import { createLogger } from '#server/process/logger.ts'

import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; frame-src blob:; font-src 'self'; connect-src 'self'; " +
  "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"

/** Headers of every response. */
const ALWAYS = {
  'content-security-policy': POLICY,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringMatching(/^[a-z-]+=\(\)(, [a-z-]+=\(\))+$/),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const headersOf = ({ headers }: Response) => Object.fromEntries(headers)

const get = (path: string, init: RequestInit = {}) => server.app.request(path, init)

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  get(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })

const authorized = async () => ({ Authorization: `Bearer ${await server.logIn(MARINA)}` })

/** Calls that answer with the fund's tables, which a browser keeps. */
const OF_TABLES = ['enrolmentLists', 'lists', 'tables']

test('every call of the contract answers with all headers, with and without a session', async () => {
  for (const [name, { method, path }] of Object.entries<Call>(calls)) {
    const place = path.replace(/:\w+/g, '1')
    const body = method === 'POST' ? { body: '{}' } : {}
    for (const headers of [{}, await authorized()]) {
      const response = await get(place, { method, headers, ...body })
      const isKept = 'Authorization' in headers && OF_TABLES.includes(name)
      const cacheControl = isKept ? 'private, no-cache' : 'no-store'
      expect.soft(headersOf(response), name).toMatchObject({ ...ALWAYS, 'cache-control': cacheControl })
    }
  }
})

describe('responses of every kind', () => {
  test.each([
    [200, '/'],
    [200, '/login'],
    [200, '/assets/main-a1b2c3.js'],
    [200, '/config.json'],
    [200, '/api/saude'],
    [200, '/api/pronto'],
    [401, '/api/tabelas'],
    [404, '/api/nada'],
    [404, '/assets/gone-000000.js'],
    [404, '/.git/config'],
  ])('%i of %s has all headers', async (status, path) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(headersOf(response)).toMatchObject(ALWAYS)
  })

  test.each([
    [400, '{'],
    [413, JSON.stringify({ cpf: '1'.repeat(300_000) })],
    [422, '{}'],
  ])('%i to a body has all headers', async (status, body) => {
    const response = await post('/api/iniciarsessao2', body, await authorized())
    expect(response.status).toBe(status)
    expect(headersOf(response)).toMatchObject(ALWAYS)
  })

  test('a defect has all headers', async () => {
    const headers = await authorized()
    const { schema } = server.services.db
    await schema.alterTable('session').renameTo('session_away').execute()
    const response = await get('/api/tabelas', { headers })
    await schema.alterTable('session_away').renameTo('session').execute()
    expect(response.status).toBe(500)
    expect(headersOf(response)).toMatchObject(ALWAYS)
  })

  test.each(['/api/docs', '/api/docs/swagger-ui.css', '/api/openapi.json'])(
    '%s has its own content policy and is sent once to a browser that keeps it',
    async (path) => {
      const first = await get(path)
      const again = await get(path, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } })
      expect([first.status, again.status]).toEqual([200, 304])
      for (const response of [first, again]) {
        expect(headersOf(response)).toMatchObject({
          ...ALWAYS,
          'cache-control': 'no-cache',
          'content-security-policy':
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
            "frame-ancestors 'none'; form-action 'none'; base-uri 'none'",
        })
      }
    },
  )

  test.each(['/', '/config.json', '/api/tabelas', '/assets/gone-000000.js'])(
    'the portal without the API: %s has all headers, and may call its API',
    async (path) => {
      const config = readPortalConfig({
        API_URL: 'https://api.fundo.example',
        PORTAL_DIR: 'tests/server/support/portal',
      })
      const response = await createPortal(config, createLogger('silent')).request(path)
      expect(headersOf(response)).toMatchObject({
        ...ALWAYS,
        'content-security-policy': POLICY.replace(
          "connect-src 'self'",
          "connect-src 'self' https://api.fundo.example",
        ),
      })
    },
  )
})

describe('fileResponse', () => {
  test('is an attachment with its own policy beside the other headers', async () => {
    const app = new Hono()
    app.use(securityHeaders({ trustProxy: false }))
    const arquivo = new File(['<script>'], 'x', { type: 'text/html' })
    app.get('/', () => fileResponse({ arquivo, nome: "certidão d'óbito\r\n.html" }))
    expect(headersOf(await app.request('/'))).toMatchObject({
      ...ALWAYS,
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': "attachment; filename*=UTF-8''certid%C3%A3o%20d%27%C3%B3bito%0D%0A.html",
    })
  })
})

describe('Strict-Transport-Security', () => {
  const hsts = async (trustProxy: boolean, url: string, forwarded?: string) => {
    const app = createApp(server.services, { ...PORTAL_SETTINGS, trustProxy })
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-Proto': forwarded }
    return (await app.request(url, { headers })).headers.get('strict-transport-security')
  }

  const HTTP = 'http://portal.example/'
  const DEMAND = 'max-age=31536000; includeSubDomains'

  test.each([
    ['plain', false, HTTP, undefined, null],
    ['by TLS', false, 'https://portal.example/', undefined, DEMAND],
    ['plain to a proxy of ours', true, HTTP, 'http', null],
    ['by TLS to a proxy of ours', true, HTTP, 'https', DEMAND],
    ['by TLS to a proxy of ours, plain before it', true, HTTP, 'http, https', DEMAND],
    ['plain to a proxy of ours, with an invented header', true, HTTP, 'https, http', null],
    ['plain, with an invented header', false, HTTP, 'https', null],
  ])('for a request %s', async (_how, trustProxy, url, forwarded, demand) => {
    expect(await hsts(trustProxy, url, forwarded)).toBe(demand)
  })

  test('is sent with a refusal too', async () => {
    expect(await hsts(false, 'https://portal.example/api/tabelas')).toBe(DEMAND)
  })
})

describe('methods without a route', () => {
  let listening: Listening
  beforeAll(async () => {
    listening = await listen(server.app, { host: '127.0.0.1', port: 0 })
  })
  afterAll(() => listening.close())

  // Uses a socket, because TRACE cannot be sent in process.
  const send = async (method: string, path: string) => {
    const sent = request(`${listening.url}${path}`, { method, headers: { 'X-Echo': 'echoed' } }).end()
    const [response] = await once(sent, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString() }
  }

  const methods = ['TRACE', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'POST']
  const places = ['/', '/config.json', '/assets/main-a1b2c3.js', '/api/tabelas', '/api/docs']

  test.each(methods.flatMap((method) => places.map((place) => [method, place] as const)))(
    '%s %s is refused, and nothing is echoed',
    async (method, place) => {
      const { status, headers, body } = await send(method, place)
      expect(status).toBe(404)
      expect(body).not.toContain('echoed')
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    },
  )
})
