import { mkdirSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'

import { servePortal } from '#server/http/portal.ts'
import { securityHeaders } from '#server/http/security.ts'

import { precompress } from '../../../tools/cli/lib/precompress.mjs'
import { temporaryFolder } from '../support/temporary-folder.ts'

const SETTINGS = { api: '', sso: '', ged: '', cep: '', area: '', contato: '' }

const folder = temporaryFolder()

const app = new Hono()
app.use(securityHeaders({ trustProxy: false }))
servePortal(app, 'tests/server/support/portal', SETTINGS, folder)

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

describe("the analysts' pages", () => {
  test('are announced while they are being built', async () => {
    const response = await get('/fluxos/')
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('As páginas dos fluxos ficam prontas em instantes.')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toBe('5')
  })

  describe('once they are built', () => {
    const index = JSON.stringify({ charts: Array.from({ length: 50 }, () => 'session') })
    beforeAll(() => {
      for (const name of ['assets', 'data']) mkdirSync(`${folder}/${name}`, { recursive: true })
      writeFileSync(`${folder}/index.html`, '<title>Fluxos do portal</title>')
      writeFileSync(`${folder}/assets/main-a1b2c3.js`, 'export {}')
      writeFileSync(`${folder}/data/index.json`, index)
      precompress(`${folder}/data`)
    })

    test('have the headers of the portal', async () => {
      const response = await get('/fluxos/')
      expect(response.status).toBe(200)
      expect(await response.text()).toBe('<title>Fluxos do portal</title>')
      expect(response.headers.get('content-type')).toMatch(/^text\/html/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      const ofPortal = await get('/')
      for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
        expect(response.headers.get(name)).toBe(ofPortal.headers.get(name))
    })

    test('are found without the slash, on which their addresses depend', async () => {
      const response = await get('/fluxos')
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/fluxos/')
    })

    test('keep hashed files, and ask for their data again', async () => {
      const cached = async (path: string) => (await get(path)).headers.get('cache-control')
      expect(await cached('/fluxos/assets/main-a1b2c3.js')).toBe('public, max-age=31536000, immutable')
      expect(await cached('/fluxos/data/index.json')).toBe('no-cache')
    })

    test('send their data compressed', async () => {
      const response = await get('/fluxos/data/index.json', { 'accept-encoding': 'br' })
      expect(response.headers.get('content-encoding')).toBe('br')
      expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(index)
    })

    test.each(['/fluxos/nada', '/fluxos/data/gone.json', '/fluxos/.git/config', '/fluxos/..%2fpackage.json'])(
      '%s does not exist',
      async (path) => {
        expect((await get(path)).status).toBe(404)
      },
    )
  })
})

test.each(['/fluxos', '/fluxos/', '/fluxos/data/index.json'])(
  'a server without them has no %s',
  async (path) => {
    const alone = new Hono()
    servePortal(alone, 'tests/server/support/portal', SETTINGS)
    expect((await alone.request(path)).status).toBe(404)
    expect(await (await alone.request('/fluxo')).text()).toContain('<title>Portal de teste</title>')
  },
)
