import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { postalCodeUpstream } from '#server/postal-codes/upstream.ts'

import { listenOnFreePort } from '../support/free-port.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'

const server = await serverForTests()

const get = async (app: Hono, path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers })
  return { status: response.status, body: await response.json() }
}

// SERVER-16
describe('postalCodeTable', () => {
  test.each([
    ['01310100', { logradouro: 'Avenida Paulista', uf: 'SP', localidade: 'São Paulo', bairro: 'Bela Vista' }],
    ['37410000', { logradouro: '', uf: 'MG', localidade: 'Três Corações', bairro: '' }],
    ['13083970', { bairro: 'Cidade Universitária Zeferino Vaz' }],
    ['99999990', { erro: true }],
  ])('%s', async (code, expected) => {
    for (const path of [`/ws/${code}/json/`, `/ws/${code}/json`]) {
      expect(await get(server.app, path)).toMatchObject({ status: 200, body: expected })
    }
  })
})

/** Responses of the fake host by postal code. */
const ANSWERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '70040010': (response) =>
    response.setHeader('Set-Cookie', 'a=b').end(
      JSON.stringify({
        cep: '70040-010',
        logradouro: 'Setor Bancário Norte',
        complemento: 'Quadra 1',
        bairro: 'Asa Norte',
        localidade: 'Brasília',
        uf: 'DF',
        ibge: '5300108',
      }),
    ),
  '99999990': (response) => response.end('{"erro": "true"}'),
  '99999991': (response) => response.end('{"erro": true}'),
  '10000001': (response) => response.writeHead(302, { Location: '/ws/70040010/json/' }).end(),
  '10000002': (response) => response.end('<h1>Manutenção</h1>'),
  '10000003': (response) => response.end('{"logradouro": {"$ne": null}}'),
  '10000004': (response) => response.writeHead(500).end('{"logradouro": "Rua"}'),
  '10000005': (response) => response.writeHead(400).end('{"erro": true}'),
  '10000006': (response) => response.destroy(),
  '10000007': () => {},
}

describe('postalCodeUpstream', () => {
  const asked: IncomingMessage[] = []
  const host = createServer((request, response) => {
    asked.push(request)
    const code = request.url?.split('/').at(-3) ?? ''
    ANSWERS[code]?.(response)
  })
  let port = 0
  let app: Hono

  const appWaiting = (limitMilliseconds?: number) => {
    const findPostalCode = postalCodeUpstream({
      host: `http://127.0.0.1:${port}/base`,
      logger: server.services.logger,
      ...(limitMilliseconds !== undefined && { limitMilliseconds }),
    })
    return createApp({ ...server.services, findPostalCode }, PORTAL_SETTINGS)
  }

  beforeAll(async () => {
    port = await listenOnFreePort(host)
    app = appWaiting()
  })
  beforeEach(() => {
    asked.length = 0
  })
  afterAll(() => {
    host.closeAllConnections()
    host.close()
  })

  test('returns only the fields of the contract', async () => {
    const response = await app.request('/ws/70040010/json/')
    expect(await response.json()).toEqual({
      logradouro: 'Setor Bancário Norte',
      bairro: 'Asa Norte',
      localidade: 'Brasília',
      uf: 'DF',
    })
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(asked.map(({ url }) => url)).toEqual(['/base/ws/70040010/json/'])
  })

  test('sends nothing of the caller', async () => {
    await get(app, '/ws/70040010/json/?a=b', {
      Authorization: 'Bearer abc',
      Cookie: 'a=b',
      'X-Forwarded-For': '10.1.2.3',
      'User-Agent': 'browser',
    })
    const { url, rawHeaders = [] } = asked[0] ?? {}
    expect(url).toBe('/base/ws/70040010/json/')
    expect(rawHeaders.join(' ')).not.toMatch(/abc|a=b|10\.1\.2\.3|browser/)
  })

  test.each(['99999990', '99999991'])('treats %s as unknown, in any form', async (code) => {
    expect(await get(app, `/ws/${code}/json/`)).toMatchObject({ status: 200, body: { erro: true } })
  })

  test.each([
    ['10000001', 'redirects', 'TypeError'],
    ['10000002', 'is no JSON', 'off the contract'],
    ['10000003', 'is off the contract', 'off the contract'],
    ['10000004', 'is an error', 'status 500'],
    ['10000005', 'is a refusal', 'status 400'],
    ['10000006', 'breaks off', 'TypeError'],
  ])('treats a reply to %s that %s as a failure, and logs why', async (code, _what, reason) => {
    const before = server.log.length
    expect(await get(app, `/ws/${code}/json/`)).toEqual({
      status: 503,
      body: { codigo: 'erro', message: 'A consulta de CEP está indisponível. Preencha o endereço.' },
    })
    expect(asked).toHaveLength(1)
    const written = server.log.slice(before).join('')
    expect(written).toContain(`"reason":"${reason}"`)
    expect(written).not.toContain(code)
  })

  test('times out', async () => {
    expect((await get(appWaiting(20), '/ws/10000007/json/')).status).toBe(503)
    expect(server.log.at(-2)).toContain('"reason":"TimeoutError"')
  })

  test.each(['0131010', '013101000', '01310-10', 'abcdefgh', '..%2f..%2fx', '0131010%0a', '٠١٣١٠١٠٠'])(
    'refuses %s without a request',
    async (code) => {
      expect((await get(app, `/ws/${code}/json/`)).status).toBe(422)
      expect(asked).toHaveLength(0)
    },
  )
})
