import { EventEmitter, once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'

import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { listen } from '#server/http/listen.ts'
import { requirePace } from '#server/http/pace.ts'

const SECOND = 1000

describe('requirePace', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const underWay = () => {
    const call = Object.assign(new EventEmitter(), {
      socket: { bytesRead: 900, destroy: vi.fn() },
      complete: false,
      readableLength: 0,
      readableHighWaterMark: 65_536,
    })
    requirePace(call as unknown as IncomingMessage)
    return call
  }
  type UnderWay = ReturnType<typeof underWay>

  const send = (call: UnderWay, bytesPerSecond: number, seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      call.socket.bytesRead += bytesPerSecond
      vi.advanceTimersByTime(SECOND)
    }
  }

  test('allows 16 kB per second for any time', () => {
    const call = underWay()
    send(call, 16_000, 3600)
    expect(call.socket.destroy).not.toHaveBeenCalled()
  })

  test('allows a pause of twenty seconds', () => {
    const call = underWay()
    for (let times = 0; times < 10; times += 1) {
      send(call, 16_000, 10)
      send(call, 0, 20)
    }
    expect(call.socket.destroy).not.toHaveBeenCalled()
  })

  test('closes the connection at a byte per second within half a minute', () => {
    const call = underWay()
    send(call, 1, 24)
    expect(call.socket.destroy).not.toHaveBeenCalled()
    send(call, 1, 6)
    expect(call.socket.destroy).toHaveBeenCalled()
  })

  test('closes the connection of a body that stops later', () => {
    const call = underWay()
    send(call, 16_000, 100)
    send(call, 1, 55)
    expect(call.socket.destroy).toHaveBeenCalled()
  })

  test('does not count time in which the server does not read', () => {
    const call = underWay()
    call.readableLength = 65_536
    send(call, 0, 120)
    expect(call.socket.destroy).not.toHaveBeenCalled()
  })

  test.each([
    ['is there whole', (call: UnderWay) => Object.assign(call, { complete: true })],
    ['was answered', (call: UnderWay) => call.emit('close')],
  ])('does not limit %s', (_how, end) => {
    const call = underWay()
    send(call, 16_000, 10)
    end(call)
    send(call, 0, 120)
    expect(call.socket.destroy).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('listen closes the connection of a body that does not arrive', async () => {
  const app = new Hono().post('/', async (c) => c.text(await c.req.text()))
  app.onError((_error, c) => c.text('', 400))
  const pace = { bytes: 10, milliseconds: 20 }
  const { url, close } = await listen(app, { host: '127.0.0.1', port: 0 }, pace)
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf')
  socket.resume()
  await once(socket, 'close')
  await close()
})
