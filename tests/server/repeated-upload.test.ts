import { beforeAll, describe, expect, test } from 'vitest'

import { newDocument } from '#api/contract/documents.ts'

import { pdf } from './support/files.ts'
import { Participant } from './support/participant.ts'
import { serverForTests } from './support/test-server.ts'
import { keptBy } from './support/uploads.ts'
import { BEATRIZ, MARINA } from './support/world.ts'

const server = serverForTests()
let marina: Participant

beforeAll(async () => {
  marina = await Participant.logIn(server, MARINA)
})

const upload = (key: string, who = marina) =>
  server.call(newDocument, {
    token: who.token,
    body: who.uploadForm(pdf('rg.pdf'), 1),
    headers: { 'Idempotency-Key': key },
  })

describe('an upload under a key (P-91)', () => {
  test('is kept once, however often it comes', async () => {
    const first = await upload('key-1')
    const kept = await keptBy(server)
    expect(first).toEqual({ status: 200, body: { codigo: 'ok', id_documento: expect.any(Number) } })
    expect(await upload('key-1')).toEqual(first)
    expect(await keptBy(server)).toEqual(kept)
  })

  test('that comes at the same moment is kept once', async () => {
    const before = await keptBy(server)
    const answers = await Promise.all([1, 2, 3].map(() => upload('key-2')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id_documento)).size).toBe(1)
    expect(await keptBy(server)).toEqual({
      ...before,
      documents: before.documents + 1,
      files: before.files + 1,
    })
  })

  test('that somebody else used is a document of its own', async () => {
    const mine = await upload('key-3')
    const theirs = await upload('key-3', await Participant.logIn(server, BEATRIZ))
    expect(theirs.status).toBe(200)
    expect(theirs.body.id_documento).not.toBe(mine.body.id_documento)
  })

  test('of another file is another document', async () => {
    const [one, other] = [await upload('key-4'), await upload('key-5')]
    expect(one.body.id_documento).not.toBe(other.body.id_documento)
  })
})
