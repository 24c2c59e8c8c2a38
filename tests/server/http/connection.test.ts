import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Listening, listen } from '#server/http/listen.ts'

import { pdf } from '../support/files.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()
let listening: Listening
let token = ''

beforeAll(async () => {
  listening = await listen(server.app, { host: '127.0.0.1', port: 0 })
  token = await server.logIn(MARINA)
})
afterAll(() => listening.close())

/** One call on the agent's only connection, like a proxy with pooled connections. */
async function post(
  agent: Agent,
  path: string,
  { contentType, body }: { contentType: string; body: Buffer },
) {
  const call = request(`${listening.url}${path}`, {
    agent,
    method: 'POST',
    headers: {
      'Content-Type': contentType,
      'Content-Length': body.length,
      Authorization: `Bearer ${token}`,
    },
  })
  // A connection that is closed during the rest of a body fails here too.
  call.on('error', () => {})
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  await json(response)
  return { status: response.statusCode, connection: response.headers.connection }
}

async function formOf(fields: readonly (readonly [string, string | File])[]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const whole = new Response(form)
  return {
    contentType: whole.headers.get('Content-Type') ?? '',
    body: Buffer.from(await whole.arrayBuffer()),
  }
}

const SESSION = { contentType: 'application/json', body: Buffer.from('{"cpf":""}') }

const FILES = ['a.pdf', 'b.pdf'].map((name) => ['arquivo', pdf(name)] as const)
const fields = (count: number) => Array.from({ length: count }, (_, index) => [`campo${index}`, 'x'] as const)

describe('an upload that is refused in the middle of its body', () => {
  test('closes the connection if more of the body follows', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const answer = await post(agent, '/api/novodocumento', await formOf(fields(10_000)))
    expect(answer).toEqual({ status: 422, connection: 'close' })
    agent.destroy()
  })

  test.each([
    ['10,000 fields', fields(10_000)],
    ['25 fields', fields(25)],
    ['two files', FILES],
  ])('does not disturb later calls: %s', async (_what, parts) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let times = 0; times < 5; times += 1) {
      expect((await post(agent, '/api/novodocumento', await formOf(parts))).status).toBe(422)
      expect((await post(agent, '/api/iniciarsessao2', SESSION)).status).toBe(200)
    }
    agent.destroy()
  })
})

test('a call refused after its body was read keeps the connection open', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const wrong = await formOf([['id_nuvem', 'abc']])
  expect(await post(agent, '/api/novodocumento', wrong)).toEqual({ status: 422, connection: 'keep-alive' })
  expect((await post(agent, '/api/iniciarsessao2', SESSION)).status).toBe(200)
  agent.destroy()
})
