import { describe, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'

import { serverForTests } from './support/test-server.ts'

const server = serverForTests()

const get = (path: string, init: RequestInit = {}) => server.app.request(path, init)

describe('the portal', () => {
  test.each(['/', '/login', '/requerimento01/novo/1', '/nada/disso'])('%s is its page', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<title>Portal de teste</title>')
  })

  test('keeps hashed files for ever', async () => {
    const response = await get('/assets/main-a1b2c3.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('says that a hashed file is not there instead of sending the page', async () => {
    expect((await get('/assets/gone-000000.js')).status).toBe(404)
  })

  test.each(['/../world.ts', '/%2e%2e/world.ts', '/..%2fworld.ts', '/assets/../../world.ts'])(
    '%s does not lead out of its folder',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('MARINA')
    },
  )

  test('runs nothing but itself', async () => {
    const { headers } = await get('/')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })
})

describe('run-time settings', () => {
  test('are the same origin for everything', async () => {
    expect(await (await get('/config.json')).json()).toEqual({ api: '', cep: '' })
  })

  test('name another postal-code host, which the browser may then ask', async () => {
    const app = createApp(server.services, {
      portalDirectory: 'tests',
      postalCodeUrl: 'https://cep.example/base',
    })
    const response = await app.request('/config.json')
    expect(await response.json()).toEqual({ api: '', cep: 'https://cep.example/base' })
    expect(response.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://cep.example;",
    )
  })
})

describe('unknown calls', () => {
  test.each([
    ['GET', '/api/nada'],
    ['POST', '/api/nada'],
    ['GET', '/api/autenticar'],
    ['POST', '/api/tabelas'],
    ['DELETE', '/api/requerimento/show/1'],
  ])('%s %s is answered as one', async (method, path) => {
    const response = await get(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ codigo: 'erro', message: 'Chamada desconhecida.' })
  })
})

describe('postal codes', () => {
  test.each([
    ['01310100', { logradouro: 'Avenida Paulista', uf: 'SP', localidade: 'São Paulo', bairro: 'Bela Vista' }],
    ['37410000', { logradouro: '', uf: 'MG', localidade: 'Três Corações', bairro: '' }],
    ['13083970', { bairro: 'Cidade Universitária Zeferino Vaz' }],
    ['99999990', { erro: true }],
  ])('%s', async (code, expected) => {
    for (const path of [`/ws/${code}/json/`, `/ws/${code}/json`]) {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject(expected)
    }
  })

  test.each(['0131010', '013101000', '01310-10', 'abcdefgh'])('%s is none', async (code) => {
    expect((await get(`/ws/${code}/json/`)).status).toBe(422)
  })
})
