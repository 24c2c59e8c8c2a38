import { expect, test } from 'vitest'

import { lists, tables } from '#api/contract/reference.ts'

import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'
import { ENCODINGS } from './encodings.ts'

const server = await serverForTests()

test.each(ENCODINGS)(
  "the fund's tables are sent to a caller that accepts %s as %s",
  async (accepted, sent, unpack) => {
    const token = await server.logIn(MARINA)
    const response = await server.app.request(tables.path, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted },
    })
    expect(response.headers.get('content-encoding')).toBe(sent)
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const json = unpack(Buffer.from(await response.arrayBuffer())).toString()
    expect(JSON.parse(json)).toMatchObject({ codigo: 'ok' })
  },
)

test.each([tables, lists])('$path is sent once to a browser that keeps it', async ({ path }) => {
  const token = await server.logIn(MARINA)
  const ask = (headers: Record<string, string>) => server.app.request(path, { headers })
  const authorization = `Bearer ${token}`
  const first = await ask({ authorization })
  const kept = { 'if-none-match': first.headers.get('etag') ?? '', 'accept-encoding': 'br' }
  const again = await ask({ authorization, ...kept })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(again.headers.get('cache-control')).toBe('private, no-cache')
  expect((await ask({ authorization, 'if-none-match': 'W/"another"' })).status).toBe(200)

  const refused = await ask(kept)
  expect(refused.status).toBe(401)
  expect(refused.headers.get('cache-control')).toBe('no-store')
})
