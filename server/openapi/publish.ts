import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'
import swaggerUiFolder from 'swagger-ui-dist/absolute-path.js'

import { calls } from '#api/contract/calls.ts'

import { openApiDocument } from './document.ts'
import { PAGE, PAGE_SCRIPT, PAGE_STYLE } from './page.ts'

const FOLDER = '/api/docs'
const DOCUMENT = '/api/openapi.json'
const REVALIDATE = 'no-cache'

const PACKAGED = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'] as const

const OWN = { 'page.css': PAGE_STYLE, 'page.js': PAGE_SCRIPT } as const

/**
 * Scripts, styles and calls are limited to this server; Swagger UI's icons are data URLs. Swagger UI assigns
 * strings as HTML, so that Trusted Types cannot be required (P-71).
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ')

export function publishContract(app: Hono): void {
  for (const path of [DOCUMENT, `${FOLDER}/*`]) {
    // Not part of the ETag: browsers also use the headers of a 304.
    app.use(path, async (c, next) => {
      await next()
      c.header('Content-Security-Policy', POLICY)
      c.header('Cache-Control', REVALIDATE)
    })
    app.use(path, etag())
  }
  app.get(DOCUMENT, (c) => c.json(openApiDocument(calls)))
  for (const path of [FOLDER, `${FOLDER}/`]) app.get(path, (c) => c.html(PAGE))
  for (const [name, text] of Object.entries(OWN)) {
    app.get(`${FOLDER}/${name}`, (c) => c.body(text, 200, typeOf(name)))
  }
  for (const name of PACKAGED) {
    app.get(`${FOLDER}/${name}`, async (c) =>
      c.body(await readFile(join(swaggerUiFolder(), name)), 200, typeOf(name)),
    )
  }
}

const typeOf = (name: string) => ({ 'Content-Type': getMimeType(name) ?? 'application/octet-stream' })
