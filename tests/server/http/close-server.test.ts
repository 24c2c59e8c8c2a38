import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, test, vi } from 'vitest'

import { closeServer } from '#server/http/close-server.ts'

const HOUR = 3_600_000

async function listening(answer: RequestListener) {
  const server = createServer(answer)
  const close = closeServer(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = async () => {
    const accepted = once(server, 'connection')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    await accepted
    return socket
  }
  return { server, close, connected }
}

test('closing does not wait for a call that never ends', async () => {
  const { server, close, connected } = await listening((request) => request.resume())
  const socket = await connected()
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  await once(server, 'request')
  const onCut = vi.fn()
  await Promise.all([close(20, onCut), once(socket, 'close')])
  expect(onCut).toHaveBeenCalledOnce()
  expect(server.listening).toBe(false)
  expect(socket.destroyed).toBe(true)
})

test('closing does not wait for connections without a call', async () => {
  const { close, connected } = await listening(() => {})
  const silent = await connected()
  const onCut = vi.fn()
  await Promise.all([close(HOUR, onCut), once(silent, 'close')])
  expect(onCut).not.toHaveBeenCalled()
})

test('closing waits for the whole reply of a call, and for nothing after it', async () => {
  const replies: ServerResponse[] = []
  const { server, close, connected } = await listening((_request, reply) => void replies.push(reply))
  const silent = await connected()
  const calling = await connected()
  calling.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(server, 'request')
  const onCut = vi.fn()
  const closed = close(HOUR, onCut)
  expect(silent.destroyed).toBe(false)
  replies[0]?.end('x'.repeat(1_000_000))
  const [received] = await Promise.all([text(calling), closed, once(silent.resume(), 'close')])
  expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*Connection: close\r\n/)
  expect(received).toMatch(/\r\n\r\nx{1000000}$/)
  expect(onCut).not.toHaveBeenCalled()
})
