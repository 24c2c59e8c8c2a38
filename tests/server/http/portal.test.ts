import { writeFileSync } from 'node:fs'

import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { servePortal } from '#server/http/portal.ts'

import { precompress } from '../../../tools/cli/lib/precompress.mjs'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { ENCODINGS } from './encodings.ts'

const server = await serverForTests()

const get = (path: string, init: RequestInit = {}) => server.app.request(path, init)

describe('servePortal', () => {
  test('caches hashed files permanently', async () => {
    const response = await get('/assets/main-a1b2c3.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/../world.ts', '/%2e%2e/world.ts', '/..%2fworld.ts', '/assets/../../world.ts'])(
    '%s does not leave its folder',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('MARINA')
    },
  )

  test.each([
    '/.git/config',
    '/.env',
    '/%2egit/config',
    '/assets/.map',
    '/assets/',
    '/assets/main-a1b2c3.js.map',
  ])('%s does not exist', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('precompressed files', () => {
  const script = `export const words = '${'Meus requerimentos. '.repeat(50)}'`
  const folder = temporaryFolder()
  writeFileSync(`${folder}/main.js`, script)
  precompress(folder)

  test.each(ENCODINGS)('for a browser that accepts %s are sent as %s', async (accepted, sent, unpack) => {
    const app = new Hono()
    servePortal(app, folder, { api: '', sso: '', ged: '', cep: '', area: '', contato: '' })
    const response = await app.request('/main.js', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(sent)
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toBe(script)
  })
})

describe('/config.json', () => {
  test('uses the own origin by default', async () => {
    const response = await get('/config.json')
    expect(await response.json()).toEqual({ api: '', sso: '', ged: '', cep: '', area: '', contato: '' })
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self';")
  })

  test('has the participant area and the contact of the fund if configured', async () => {
    const app = createApp(server.services, {
      ...PORTAL_SETTINGS,
      participantArea: 'https://area.example/entrar?codigo={codigo}',
      contact: '0800 000 0000',
    })
    expect(await (await app.request('/config.json')).json()).toMatchObject({
      api: '',
      area: 'https://area.example/entrar?codigo={codigo}',
      contato: '0800 000 0000',
    })
  })
})

describe('unknown calls', () => {
  test.each([
    ['GET', '/api/nada'],
    ['POST', '/api/nada'],
    ['GET', '/api/autenticar'],
    ['POST', '/api/tabelas'],
    ['DELETE', '/api/requerimento/show/1'],
  ])('%s %s gets 404', async (method, path) => {
    const response = await get(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ codigo: 'erro', message: 'Chamada desconhecida.' })
  })
})
