import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'

import { expect, test } from 'vitest'

import { closeServer } from '#server/http/close-server.ts'

test('closeServer does not wait for a call that never ends', async () => {
  const server = createServer((request) => request.resume()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  await once(server, 'request')
  await Promise.all([closeServer(server, 20), once(socket, 'close')])
  expect(server.listening).toBe(false)
  expect(socket.destroyed).toBe(true)
})
