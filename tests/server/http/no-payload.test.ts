import { describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { hasPayload } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { attempts } from '../access/attempts.ts'
import { belongingsOf } from '../access/belongings.ts'
import { serverForTests } from '../support/test-server.ts'
import { HELENA, MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const withoutPayload = (Object.entries(calls) as [keyof typeof calls, Call][]).filter(
  ([, call]) => call.access !== 'retired' && !hasPayload(call),
)

/** The calls that are not GET, where a body would be expected. */
const POSTS = [
  '/api/requerimento/arearestrita',
  '/api/dadosbancarios/inicia',
  '/api/renovarsessao',
  '/api/sair',
]

const marina = await belongingsOf(server.services.db, MARINA)

test('the calls without a payload include those that are sent by POST', () => {
  const paths = withoutPayload.filter(([, { method }]) => method === 'POST').map(([, { path }]) => path)
  expect(paths.toSorted()).toEqual(POSTS.toSorted())
})

const pathOf = (name: keyof typeof calls, { path }: Call) => {
  const { params = {} } = attempts[name].sent(marina)
  return path.replace(/:(\w+)/g, (_, key: string) => String((params as Record<string, unknown>)[key]))
}

describe.each(withoutPayload)('%s, which sends nothing (SERVER-55)', (name, call) => {
  const send = async (headers: Record<string, string>, body?: string) => {
    const token = await server.logIn(call.access === 'staff' ? TERESA : MARINA)
    const { status } = await server.app.request(pathOf(name, call), {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== undefined && call.method === 'POST' && { body: new TextEncoder().encode(body) }),
    })
    return status
  }

  test.each<[string, Record<string, string>, string?]>([
    ['nothing', {}],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'a=1'],
    ['text', { 'Content-Type': 'text/plain' }, 'nothing'],
    ['no content type', {}, '{}'],
    ['an incomplete body', { 'Content-Type': 'application/json' }, '{'],
  ])('answers %s like an empty body', async (_what, headers, body) => {
    const asked = await send({ 'Content-Type': 'application/json' }, '{}')
    expect([400, 415, 500]).not.toContain(asked)
    expect(await send(headers, body)).toBe(asked)
  })
})

test('a logout without a body and a content type ends the session (SERVER-55)', async () => {
  const headers = { authorization: `Bearer ${await server.logIn(HELENA)}` }
  const leave = () => server.app.request('/api/sair', { method: 'POST', headers })
  expect((await leave()).status).toBe(200)
  expect((await leave()).status).toBe(401)
})
