import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { createApp } from '#server/app.ts'
import { folderStore } from '#server/documents/folder-store.ts'
import { listen } from '#server/http/listen.ts'

import { callingBy } from './support/calling.ts'
import { pdfOfSize } from './support/files.ts'
import { Participant } from './support/participant.ts'
import { serverForTests } from './support/test-server.ts'
import { MARINA } from './support/world.ts'

const server = serverForTests()

let folder = ''
let url: URL
let marina: Participant
let close: () => Promise<void>

/** The same server behind a real socket, with its documents in a folder. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-cut-off-'))
  const documents = folderStore(folder)
  const app = createApp(
    { ...server.services, documents },
    {
      portalDirectory: 'tests/server/support/portal',
      portalOrigins: [],
      participantArea: '',
      trustProxy: false,
    },
  )
  const listening = await listen(app, { host: '127.0.0.1', port: 0 })
  close = listening.close
  url = new URL(listening.url)
  marina = await Participant.logIn(
    callingBy((path, init) => fetch(new URL(path, url), init)),
    MARINA,
  )
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

const kept = async () => {
  const { db } = server.services
  const documents = await db.selectFrom('document').select('id').execute()
  const drafts = await db.selectFrom('document_draft').select('storage_key').execute()
  return { documents: documents.length, drafts: drafts.length, files: readdirSync(folder) }
}

/** Sends so much of an upload over a socket, and hangs up. */
async function hangUpAfter(share: number): Promise<void> {
  const form = new Response(marina.uploadForm(pdfOfSize(1_000_000, 'rg.pdf'), 1))
  const body = Buffer.from(await form.arrayBuffer())
  const head = [
    'POST /api/novodocumento HTTP/1.1',
    `Host: ${url.host}`,
    `Authorization: Bearer ${marina.token}`,
    `Content-Type: ${form.headers.get('Content-Type')}`,
    `Content-Length: ${body.length}`,
  ]
  const socket = connect(Number(url.port), url.hostname)
  await once(socket, 'connect')
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  await new Promise((sent) => socket.write(body.subarray(0, body.length * share), sent))
  socket.destroy()
}

const uploadsLogged = () => server.log.filter((line) => line.includes('novodocumento')).length

test.each([0, 0.5, 0.99])('an upload cut off after %d of it leaves nothing behind', async (share) => {
  const before = await kept()
  const logged = uploadsLogged()
  await hangUpAfter(share)
  await vi.waitFor(() => expect(uploadsLogged()).toBe(logged + 1))
  expect(await kept()).toEqual(before)

  const whole = await marina.upload(pdfOfSize(1_000_000, 'rg.pdf'), 1)
  expect(whole.status).toBe(200)
  const after = await kept()
  expect(after.documents).toBe(before.documents + 1)
  expect(after.files).toHaveLength(before.files.length + 1)
})
