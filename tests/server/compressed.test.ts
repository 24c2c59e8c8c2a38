import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { tables } from '#api/contract/reference.ts'

import { serverForTests } from './support/test-server.ts'
import { MARINA } from './support/world.ts'

const server = serverForTests()

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
])("the fund's tables are sent to a caller that accepts %s as %s", async (accepted, sent, unpack) => {
  const token = await server.logIn(MARINA)
  const response = await server.app.request(tables.path, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': accepted },
  })
  expect(response.headers.get('content-encoding')).toBe(sent)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.get('vary')).toContain('Accept-Encoding')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const json = unpack(Buffer.from(await response.arrayBuffer())).toString()
  expect(JSON.parse(json)).toMatchObject({ codigo: 'ok' })
})
