import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createApp } from '#server/app.ts'
import { folderStore } from '#server/documents/folder-store.ts'
import { type Incoming, incomingIn } from '#server/documents/incoming.ts'
import { listen } from '#server/http/listen.ts'
import { ON_A_BUSY_MACHINE } from '../../support/busy-machine.ts'
import { callingAt } from '../support/calling.ts'
import { pdfOfSize } from '../support/files.ts'
import { Participant } from '../support/participant.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { keptBy } from '../support/uploads.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()

const folder = temporaryFolder()
let url: URL
let marina: Participant
let close: () => Promise<void>

/** The server behind a real socket, with its documents in a folder. */
beforeAll(async () => {
  const documents = folderStore(folder)
  const app = createApp({ ...server.services, documents }, PORTAL_SETTINGS)
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })
  close = listening.close
  url = new URL(listening.url)
  marina = await Participant.logIn(callingAt(listening.url), MARINA)
})
afterAll(async () => {
  await close()
})

const kept = async () => {
  const { documents, drafts, incoming } = await keptBy(server)
  return { documents, drafts, incoming, files: readdirSync(folder) }
}

const headOf = (type: string, length: string, token = marina.token) =>
  [
    'POST /api/novodocumento HTTP/1.1',
    `Host: ${url.host}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${type}`,
    length,
    '\r\n',
  ].join('\r\n')

async function hangUpAfter(share: number): Promise<void> {
  const form = new Response(marina.uploadForm(pdfOfSize(1_000_000, 'rg.pdf'), 1))
  const body = Buffer.from(await form.arrayBuffer())
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  socket.write(headOf(form.headers.get('Content-Type') ?? '', `Content-Length: ${body.length}`))
  await new Promise((sent) => socket.write(body.subarray(0, body.length * share), sent))
  socket.destroy()
}

const uploadsLogged = () => server.log.filter((line) => line.includes('novodocumento')).length

test.each([0, 0.5, 0.99])(
  'an upload interrupted after %d of its size leaves nothing behind',
  async (share) => {
    const before = await kept()
    const logged = uploadsLogged()
    await hangUpAfter(share)
    await vi.waitFor(() => expect(uploadsLogged()).toBe(logged + 1), ON_A_BUSY_MACHINE)
    expect(await kept()).toEqual(before)
    expect(server.log.findLast((line) => line.includes('novodocumento'))).toMatch(
      /"status":400,.*"reason":"malformed","message":"malformedCall".*"aborted":true/,
    )

    const whole = await marina.upload(pdfOfSize(1_000_000, 'rg.pdf'), 1)
    expect(whole.status).toBe(200)
    const after = await kept()
    expect(after.documents).toBe(before.documents + 1)
    expect(after.files).toHaveLength(before.files.length + 1)
  },
)

const MEGABYTE = 1_000_000

/**
 * Sends a file of 200 MB until the server closes the connection; resolves with its response and the bytes
 * sent so far.
 */
async function sendFar(length: string, framed: (piece: Buffer) => Buffer, token = marina.token) {
  const socket = connect(Number(url.port), url.hostname)
  let answer = ''
  socket
    .on('error', () => {})
    .on('data', (piece) => {
      answer += piece
    })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(headOf('multipart/form-data; boundary=x', length, token))
  const part = 'Content-Disposition: form-data; name="arquivo"; filename="rg.pdf"'
  socket.write(framed(Buffer.from(`--x\r\n${part}\r\n\r\n%PDF-1.7\n`)))
  const piece = framed(Buffer.alloc(MEGABYTE))
  for (let sent = 0; sent < 200 && !socket.destroyed; sent += 1) {
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => {}), closed])
  }
  await closed
  return { answer, sent: socket.bytesWritten }
}

const FAR = [
  ['announced', 'Content-Length: 200000000', (piece: Buffer) => piece],
  [
    'unannounced',
    'Transfer-Encoding: chunked',
    (piece: Buffer) =>
      Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
  ],
] as const

test.each(FAR)('200 MB %s from an unknown caller are not read', async (_how, length, framed) => {
  const { answer, sent } = await sendFar(length, framed, 'nobody')
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(sent).toBeLessThan(20 * MEGABYTE)
})

test.each(FAR)('200 MB %s are refused during the transfer', async (_how, length, framed) => {
  const before = await kept()
  const { answer, sent } = await sendFar(length, framed)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('Documento muito grande! Tamanho máximo: 5 MB')
  // The system buffers more than the server reads.
  expect(sent).toBeLessThan(20 * MEGABYTE)
  expect(await kept()).toEqual(before)
})

test('a temporary file that cannot be deleted is logged, and the document is stored', async () => {
  const before = await kept()
  const { incoming } = server.services
  const stubborn: Incoming = {
    ...incoming,
    receive: async (content) => {
      const { discard, ...received } = await incoming.receive(content)
      return { ...received, discard: () => discard().then(() => Promise.reject(new Error('EBUSY'))) }
    },
  }
  const app = createApp({ ...server.services, incoming: stubborn }, PORTAL_SETTINGS)
  const response = await app.request('/api/novodocumento', {
    method: 'POST',
    headers: { Authorization: `Bearer ${marina.token}` },
    body: marina.uploadForm(pdfOfSize(MEGABYTE, 'rg.pdf'), 1),
  })
  expect(response.status).toBe(200)
  expect((await kept()).documents).toBe(before.documents + 1)
  expect(server.log.join()).toContain('the file of an upload could not be removed')
})

test('a disk that cannot be written to is logged, and the next upload succeeds', async () => {
  const before = await kept()
  const full = createApp({ ...server.services, incoming: incomingIn('/dev/null/incoming') }, PORTAL_SETTINGS)
  const response = await full.request('/api/novodocumento', {
    method: 'POST',
    headers: { Authorization: `Bearer ${marina.token}` },
    body: marina.uploadForm(pdfOfSize(MEGABYTE, 'rg.pdf'), 1),
  })
  expect([response.status, await response.json(), response.headers.get('Retry-After')]).toEqual([
    503,
    { codigo: 'erro', message: 'Os documentos estão temporariamente indisponíveis. Tente mais tarde.' },
    '60',
  ])
  expect(server.log.join()).toContain('"msg":"document store away"')
  expect(await kept()).toEqual(before)
  expect((await marina.upload(pdfOfSize(MEGABYTE, 'rg.pdf'), 1)).status).toBe(200)
})
