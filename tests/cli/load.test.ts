import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { tables } from '#api/contract/reference.ts'
import { saveRequest } from '#api/contract/requests.ts'

import { CallFailed, measuredCalls } from '../load/measured-calls.ts'
import { createRecorder } from '../load/record.ts'
import { readSettings, UsageError } from '../load/settings.ts'

test('percentiles are those of the answered calls alone', () => {
  const recorder = createRecorder()
  for (let milliseconds = 100; milliseconds >= 1; milliseconds--) recorder.answered('tables', milliseconds)
  recorder.failed('tables', '503')
  recorder.failed('tables', '503')
  recorder.failed('lists', 'cut')
  expect(recorder.figures()).toEqual([
    { name: 'tables', calls: 102, errors: { 503: 2 }, p50: 50, p95: 95, p99: 99 },
    { name: 'lists', calls: 1, errors: { cut: 1 }, p50: 0, p95: 0, p99: 0 },
  ])
})

/** A server that answers every call with that status, or cuts the connection. */
async function serving(status: number | null) {
  const server = createServer((request, response) => {
    if (status === null) request.socket.destroy()
    else response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

const errorsOf = (recorder: ReturnType<typeof createRecorder>) =>
  recorder.figures().map(({ name, calls, errors }) => ({ name, calls, errors }))

test('a call without an answer is made again on the next process, and counts as failed', async () => {
  const [gone, good] = await Promise.all([serving(null), serving(200)])
  const recorder = createRecorder()
  const call = measuredCalls([gone.url, good.url], 0, recorder)
  await call(saveRequest, { body: { situacao: 'A' } })
  await call(tables)
  expect(errorsOf(recorder)).toEqual([
    { name: 'saveRequest (send)', calls: 2, errors: { cut: 1 } },
    { name: 'tables', calls: 1, errors: {} },
  ])
  gone.close()
  good.close()
})

test('a process that is gone is distinguished from one that cut the connection', async () => {
  const [closed, good] = await Promise.all([serving(200), serving(200)])
  closed.close()
  const recorder = createRecorder()
  await measuredCalls([closed.url, good.url], 0, recorder)(tables)
  expect(errorsOf(recorder)).toEqual([{ name: 'tables', calls: 2, errors: { unconnected: 1 } }])
  good.close()
})

test('a call that is refused is not made again', async () => {
  const busy = await serving(503)
  const recorder = createRecorder()
  await expect(measuredCalls([busy.url], 0, recorder)(tables)).rejects.toThrow(CallFailed)
  expect(errorsOf(recorder)).toEqual([{ name: 'tables', calls: 1, errors: { 503: 1 } }])
  busy.close()
})

test('settings have defaults, and addresses no slash at the end', () => {
  expect(
    readSettings(['--participants', '7', '--server', 'https://portal.example/,http://b.example']),
  ).toMatchObject({
    participants: 7,
    seconds: 60,
    uploadBytes: 300_000,
    servers: ['https://portal.example', 'http://b.example'],
  })
})

test.each([
  [['--participants', 'many'], '--participants wants a number from 1.'],
  [['--kill', '--processes', '1'], '--kill wants at least two processes that this command starts.'],
  [
    ['--kill', '--server', 'http://a.example'],
    '--kill wants at least two processes that this command starts.',
  ],
  [['--people'], "Unknown option '--people'"],
])('%j is written wrongly', (args, sentence) => {
  const read = () => readSettings(args)
  expect(read).toThrow(UsageError)
  expect(read).toThrow(sentence)
})
