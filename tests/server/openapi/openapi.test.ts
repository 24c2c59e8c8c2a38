import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { file, id, nothing, ok, text } from '#api/contract/wire.ts'
import { openApiDocument } from '#server/openapi/document.ts'

import { serverForTests } from '../support/test-server.ts'

const server = await serverForTests()

type Json = { readonly [name: string]: unknown }

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Every object of a document with its path. */
function* walk(value: unknown, way: readonly string[] = []): Generator<[string, Json]> {
  if (!isJson(value)) return
  yield [way.join('/'), value]
  for (const [name, inner] of Object.entries(value)) yield* walk(inner, [...way, name])
}

const at = (value: unknown, ...way: readonly string[]): unknown =>
  way.reduce<unknown>((inner, name) => (isJson(inner) ? inner[name] : undefined), value)

type Operation = Json & { readonly method: string; readonly path: string }

const operationsOf = (document: unknown): readonly Operation[] =>
  Object.entries(at(document, 'paths') as Json).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) => ({
      ...(operation as Json),
      method: method.toUpperCase(),
      path,
    })),
  )

const operation = (name: string, document: unknown) =>
  operationsOf(document).find(({ operationId }) => operationId === name)

const published = async () => (await server.app.request('/api/openapi.json')).json() as Promise<Json>

describe('openApiDocument', () => {
  test('is an OpenAPI document of the current version', async () => {
    const response = await server.app.request('/api/openapi.json')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toMatchObject({
      openapi: '3.1.0',
      info: {
        title: 'API do portal de requerimentos',
        version: (JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version,
      },
    })
  })

  test('contains every call exactly once, under its English name', async () => {
    const expected = Object.entries<Call>(calls).map(
      ([name, { method, path }]) => `${name}: ${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    const found = operationsOf(await published()).map(
      ({ operationId, method, path }) => `${operationId}: ${method} ${path}`,
    )
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  test('has no broken references', async () => {
    const document = await published()
    const references = [...walk(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []))
    expect(references.length).toBeGreaterThan(0)
    expect(references.filter((ref) => !isJson(at(document, ...ref.split('/').slice(1))))).toEqual([])
    const tags = (at(document, 'tags') as readonly { name: string }[]).map(({ name }) => name)
    for (const { operationId, ...rest } of operationsOf(document)) {
      expect(tags, String(operationId)).toEqual(expect.arrayContaining(rest.tags as string[]))
      for (const scheme of (rest.security as Json[]).flatMap(Object.keys)) {
        expect(at(document, 'components', 'securitySchemes', scheme)).toMatchObject({ scheme: 'bearer' })
      }
    }
  })

  test('declares the parameters of every path', async () => {
    for (const { path, parameters } of operationsOf(await published())) {
      const inPath = (parameters as Json[]).filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required, schema }) => required === true && isJson(schema))).toBe(true)
    }
  })

  test('describes every value', async () => {
    const isSchema = (way: string) =>
      /\/(schema|items|additionalProperties|propertyNames|(properties|anyOf|schemas)\/[^/]+)$/.test(way)
    const says = ({ type, anyOf, oneOf, allOf, $ref }: Json) =>
      [type, anyOf, oneOf, allOf, $ref].some((part) => part !== undefined)
    const schemas = [...walk(await published())].filter(([way]) => isSchema(way))
    expect(schemas.length).toBeGreaterThan(100)
    expect(schemas.filter(([, schema]) => !says(schema)).map(([way]) => way)).toEqual([])
  })

  test('describes every response, and every operation has a default response', async () => {
    const document = await published()
    for (const { operationId, responses } of operationsOf(document)) {
      expect(Object.keys(responses as Json), String(operationId)).toContain('default')
      for (const response of Object.values(responses as Json)) {
        const ref = at(response, '$ref')
        const whole = typeof ref === 'string' ? at(document, ...ref.split('/').slice(1)) : response
        expect(at(whole, 'description'), String(operationId)).toMatch(/\S/)
      }
    }
  })
})

describe('operationOf', () => {
  const extra = {
    method: 'POST',
    path: '/api/extra/:id',
    host: 'api',
    access: 'staff',
    effect: 'write',
    keyed: true,
    encoding: 'json',
    params: v.object({ id }),
    body: v.object({ nome: text }),
    reply: v.object({ codigo: ok }),
    summary: 'Uma chamada a mais.',
  } as const satisfies Call
  const documentOf = (call: Call) => operation('extra', openApiDocument({ ...calls, extra: call }))

  test('includes a call once it is in the table', () => {
    expect(documentOf(extra)).toMatchObject({
      method: 'POST',
      path: '/api/extra/{id}',
      summary: 'Uma chamada a mais.',
      description: 'Para quem entrou e tem um papel na equipe do fundo.',
      tags: ['Equipe do fundo'],
      security: [{ token: [] }],
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        { $ref: '#/components/parameters/IdempotencyKey' },
      ],
      requestBody: {
        content: {
          'application/json': { schema: { type: 'object', properties: { nome: { type: 'string' } } } },
        },
      },
    })
  })

  test('has an idempotency key for keyed calls only', async () => {
    const keyed = operationsOf(await published()).filter(({ parameters }) =>
      JSON.stringify(parameters).includes('IdempotencyKey'),
    )
    expect(keyed.map(({ operationId }) => operationId).toSorted()).toEqual([
      'newComplementaryDocument',
      'newDocument',
      'saveBankChange',
      'saveEnrolment',
      'savePortability',
      'saveRequest',
    ])
  })

  const statuses = (call: Call) => Object.keys(documentOf(call)?.responses as Json).join(' ')

  test.each<[string, Call, string]>([
    ['a write', extra, '200 400 401 403 404 409 413 415 422 429 default'],
    ['a read', { ...extra, effect: 'read', encoding: 'none' }, '200 401 403 404 422 429 default'],
    [
      'a read without input',
      { ...extra, path: '/api/extra', params: nothing, effect: 'read', encoding: 'none' },
      '200 401 403 429 default',
    ],
    ['one for everybody', { ...extra, access: 'public' }, '200 400 401 413 415 422 429 default'],
    ['a retired one', { ...extra, access: 'retired' }, '410 default'],
  ])('lists the responses of %s', (_name, call, expected) => {
    expect(statuses(call)).toBe(expected)
  })

  test.each<[string, Partial<Call>, object]>([
    ['a public one, without a token', { access: 'public' }, { security: [] }],
    ['one of another host', { host: 'documentStore' }, { tags: ['Serviço de documentos'] }],
  ])('describes %s', (_name, change, described) => {
    expect(documentOf({ ...extra, ...change })).toMatchObject(described)
  })

  test('marks retired calls, without a body', () => {
    const retired = documentOf({ ...extra, access: 'retired' })
    expect(retired).toMatchObject({ deprecated: true, tags: ['Aposentadas'] })
    expect(retired).not.toHaveProperty('requestBody')
  })

  test('describes a file reply as binary', () => {
    expect(at(documentOf({ ...extra, reply: file, responseType: 'file' }), 'responses', '200')).toMatchObject(
      {
        headers: { 'Content-Disposition': { schema: { type: 'string' } } },
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    )
  })

  test('describes an upload as a form', async () => {
    const body = at(
      operation('newDocument', await published()),
      'requestBody',
      'content',
      'multipart/form-data',
    )
    expect(at(body, 'schema', 'properties')).toMatchObject({
      arquivo: { type: 'string', format: 'binary' },
      id_tipo: { type: 'integer', const: 405 },
    })
  })

  test('includes the aliases of a path', async () => {
    expect(operation('saveRequest', await published())?.description).toContain(
      'Também responde em `/api/requerimento/salvarequerimento`.',
    )
  })
})

describe('the contract page', () => {
  test.each(['/api/docs', '/api/docs/'])('%s is in Portuguese', async (path) => {
    const response = await server.app.request(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    const page = await response.text()
    expect(page).toContain('<html lang="pt-BR">')
    expect(page).toContain('<title>API do portal de requerimentos</title>')
  })

  test('loads all its files', async () => {
    const page = await (await server.app.request('/api/docs')).text()
    const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '')
    const answers = await Promise.all(
      loaded.map(async (path) => {
        const response = await server.app.request(path)
        return `${path} ${response.status} ${response.headers.get('content-type')?.split(';')[0]}`
      }),
    )
    expect(answers).toEqual([
      '/api/docs/favicon-32x32.png 200 image/png',
      '/api/docs/swagger-ui.css 200 text/css',
      '/api/docs/page.css 200 text/css',
      '/api/openapi.json 200 application/json',
      '/api/docs/swagger-ui-bundle.js 200 text/javascript',
      '/api/docs/page.js 200 text/javascript',
    ])
  })

  test.each([
    '/api/docs/package.json',
    '/api/docs/swagger-ui-bundle.js.map',
    '/api/docs/index.html',
    '/api/docs/..%2fpackage.json',
    '/api/docs/%2e%2e/hono/package.json',
  ])('%s is not part of it', async (path) => {
    expect((await server.app.request(path)).status).toBe(404)
  })
})
