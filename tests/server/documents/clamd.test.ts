import { createServer } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { clamd } from '#server/documents/clamd.ts'
import { readClamdEndpoint } from '#server/documents/clamd-endpoint.ts'

import { MALWARE, startClamd, type TestClamd } from '../support/clamd.ts'
import { folderOfTest } from '../support/temporary-folder.ts'

let daemon: TestClamd

beforeAll(async () => {
  daemon = await startClamd()
})
beforeEach(() => daemon.behave('verdict'))
afterAll(() => daemon.close())

const scan = (content: Blob, milliseconds?: number) => clamd(daemon.address, milliseconds).scan(content)

describe('clamd.scan', () => {
  test('sends every byte of a file of any size', async () => {
    const bytes = Uint8Array.from({ length: 3_000_001 }, (_zero, index) => index % 251)
    expect(await scan(new Blob([bytes]))).toBe('clean')
    expect(Buffer.compare(daemon.received.at(-1) ?? Buffer.alloc(0), bytes)).toBe(0)
  })

  test("returns 'infected' for an infected file", async () => {
    expect(await scan(new Blob(['x'.repeat(200_000), MALWARE]))).toBe('infected')
  })

  test('times out without a response', async () => {
    daemon.behave('silent')
    await expect(scan(new Blob(['x']), 50)).rejects.toThrow('aborted')
  })

  test('rejects an invalid response', async () => {
    daemon.behave('garbage')
    await expect(scan(new Blob(['x']))).rejects.toThrow('clamd: "SSH-2.0-OpenSSH_9.6\\r\\n\\u0000"')
  })

  test.each([
    ['full', 'clamd: "INSTREAM size limit exceeded. ERROR\\u0000"'],
    ['gone', 'clamd closed in mid-stream: its StreamMaxLength may be too small'],
  ] as const)('reports why the scanner closed the connection: %s', async (manner, reason) => {
    daemon.behave(manner)
    await expect(scan(new Blob([new Uint8Array(5_000_000)]))).rejects.toThrow(reason)
  })

  test('rejects with the error of an unreadable file', async () => {
    const broken = new Blob(['x'])
    broken.stream = () => new ReadableStream({ start: (stream) => stream.error(new Error('disk failure')) })
    await expect(scan(broken)).rejects.toThrow('disk failure')
  })

  test('ends at once when aborted', async () => {
    daemon.behave('silent')
    const end = new AbortController()
    const ended = expect(clamd(daemon.address).scan(new Blob(['x']), end.signal)).rejects.toThrow('aborted')
    end.abort()
    await ended
  })

  test('rejects if clamd is not listening', async () => {
    const away = { host: '127.0.0.1', port: 1 }
    await expect(clamd(away).scan(new Blob(['x']))).rejects.toThrow('ECONNREFUSED')
  })

  test('uses a Unix socket as well', async () => {
    const folder = folderOfTest()
    const path = join(folder, 'clamd.sock')
    const server = createServer((socket) => socket.once('data', () => socket.end('stream: OK\0')))
    await new Promise<void>((listening) => server.listen(path, listening))
    expect(await clamd({ path }).scan(new Blob(['x']))).toBe('clean')
    await new Promise((closed) => server.close(closed))
  })
})

test.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://clamd.example/', { host: 'clamd.example', port: 3310 }],
  ['tcp://[::1]:3311', { host: '::1', port: 3311 }],
  ['unix:/run/clamav/clamd.sock', { path: '/run/clamav/clamd.sock' }],
  ['unix:///run/clamd.sock', { path: '/run/clamd.sock' }],
  ['http://127.0.0.1:3310', null],
])('readClamdEndpoint parses %s as %j', (text, address) => {
  expect(readClamdEndpoint(text)).toEqual(address)
})
