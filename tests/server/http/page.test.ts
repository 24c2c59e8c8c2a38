import { mkdirSync, writeFileSync } from 'node:fs'

import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'

import { readPage } from '#server/http/page.ts'
import { servePortal } from '#server/http/portal.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ENCODINGS } from './encodings.ts'

const SETTINGS = { api: '', sso: '', ged: '', cep: '', area: '', contato: 'x</script>' }

const folder = temporaryFolder()
writeFileSync(
  `${folder}/index.html`,
  '<html><head><script type="application/json" id="served">{}</script><script>go()</script>' +
    '<link rel="stylesheet" disabled href="/assets/index.css"><style>p{}</style></head></html>',
)
mkdirSync(`${folder}/.vite`)
const LIST = 'ui/screens/request-list/request-list.tsx'
writeFileSync(
  `${folder}/.vite/manifest.json`,
  JSON.stringify({
    'index.html': { file: 'assets/login.js', css: ['assets/index.css'] },
    'src/signed-in.tsx': { file: 'assets/signed-in.js', imports: ['_parts.js', 'index.html'] },
    '_parts.js': { file: 'assets/parts.js', css: ['assets/looks.css'] },
    [LIST]: { file: 'assets/list.js', imports: ['_parts.js'] },
  }),
)

const app = new Hono()
servePortal(app, folder, SETTINGS)

async function pageAt(path: string) {
  const html = await (await app.request(path)).text()
  const json = /<script type="application\/json" id="served">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  return { html, served: JSON.parse(json) }
}

const callsAt = async (path: string): Promise<readonly string[]> =>
  (await pageAt(path)).served.ahead.map(
    ({ method, url }: { method: string; url: string }) => `${method} ${url}`,
  )

const OF_SESSION = [
  'POST /api/iniciarsessao2',
  'GET /api/tabelas',
  'GET /api/listas',
  'POST /api/jaautorizou',
]

describe('what the server writes into the page', () => {
  test('the configuration cannot end its block', async () => {
    const { html, served } = await pageAt('/login')
    expect(served.config).toEqual(SETTINGS)
    expect(html).not.toContain('x</script>')
  })

  test.each([
    ['/', true],
    ['/login', true],
    ['/nada/disso', true],
    ['/naotemsenha', false],
    ['/acessibilidade', false],
    ['/login/codigo', false],
    ['/?code=codigo', false],
  ])('whether the login is shown at %s', async (path, login) => {
    expect((await pageAt(path)).served.login).toBe(login)
  })

  test('the time of the server', async () => {
    const before = Date.now()
    const { served } = await pageAt('/login')
    expect(served.now).toBeGreaterThanOrEqual(before)
    expect(served.now).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    ['/', [...OF_SESSION, 'GET /api/requerimento/{cloud}']],
    ['/login', [...OF_SESSION, 'GET /api/requerimento/{cloud}']],
    ['/ver/12', [...OF_SESSION, 'GET /api/requerimento/show/12']],
    ['/requerimento01/12/1/3', [...OF_SESSION, 'GET /api/requerimento/show/12']],
    ['/requerimento01/novo/1', [...OF_SESSION, 'GET /api/requerimento/novo/sugestoes']],
    ['/requerimento06/novo/10', [...OF_SESSION, 'GET /api/requerimento/novo/sugestoes']],
    ['/docs', OF_SESSION],
    ['/naotemsenha', []],
    ['/nada/disso', []],
    // A single sign-on code ends the stored session.
    ['/login/codigo', []],
    ['/?code=codigo', []],
    ['/?token=codigo', []],
  ])('the first calls at %s', async (path, calls) => {
    expect(await callsAt(path)).toEqual(calls)
  })

  test('the files of the screen, without those of the first script', async () => {
    const { html } = await pageAt('/')
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/assets/index.css',
      '/assets/signed-in.js',
      '/assets/parts.js',
      '/assets/list.js',
      '/assets/looks.css',
    ])
    expect((await pageAt('/login')).html).not.toContain('signed-in.js')
  })

  test('the style is in the page, except where its font would be asked for with a code in the URL', async () => {
    expect((await pageAt('/login')).html).toContain('disabled href="/assets/index.css"><style>p{}</style>')
    const { html } = await pageAt('/login/codigo')
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/index.css">')
    expect(html).not.toContain('<style>')
  })

  test("the policy allows the page's own script and style by their hashes", () => {
    expect(readPage(folder).inline).toEqual({
      scripts: ["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"],
      styles: ["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
    })
  })
})

test.each(ENCODINGS)(
  'the page is sent to a browser that accepts %s as %s',
  async (accepted, sent, unpack) => {
    const response = await app.request('/', { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(sent)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(unpack(Buffer.from(await response.arrayBuffer())).toString()).toContain('id="served"')
  },
)

test('a portal that is not built is answered with 404', async () => {
  const empty = new Hono()
  servePortal(empty, `${folder}/nothing`, SETTINGS)
  expect((await empty.request('/')).status).toBe(404)
})
