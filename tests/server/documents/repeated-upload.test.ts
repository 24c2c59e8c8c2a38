import { describe, expect, test } from 'vitest'

import { newComplementaryDocument, removeComplementaryDocument } from '#api/contract/complementary.ts'
import { newDocument } from '#api/contract/documents.ts'

import { pdf, pdfOfSize } from '../support/files.ts'
import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { keptBy } from '../support/uploads.ts'
import { BEATRIZ, MARINA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

const upload = (key: string, who = marina, file = pdf('rg.pdf'), typeId = 1) =>
  server.call(newDocument, {
    token: who.token,
    body: who.uploadForm(file, typeId),
    headers: { 'Idempotency-Key': key },
  })

test('the key of an upload, used by another person, creates a separate document (P-91)', async () => {
  const mine = await upload('key-3')
  const theirs = await upload('key-3', await Participant.logIn(server, BEATRIZ))
  expect(theirs.status).toBe(200)
  expect(theirs.body.id_documento).not.toBe(mine.body.id_documento)
})

test.each([
  ['file', () => upload('key-6', marina, pdfOfSize(90_000, 'rg.pdf'))],
  ['type of document', () => upload('key-6', marina, pdf('rg.pdf'), 2)],
])('the key of an upload is refused for another %s', async (_what, sendOther) => {
  await upload('key-6')
  const before = await keptBy(server)
  const message = 'Não foi possível enviar este arquivo. Escolha-o de novo.'
  expect(await sendOther()).toEqual({
    status: 422,
    body: { codigo: 'erro', message, erros: [{ campo: 'arquivo', mensagem: message }] },
  })
  expect(await keptBy(server)).toEqual(before)
})

test('of two concurrent files with one key, one is stored', async () => {
  const before = await keptBy(server)
  const files = [pdf('rg.pdf'), pdfOfSize(90_000, 'rg.pdf')]
  const answers = await Promise.all(files.map((file) => upload('key-7', marina, file)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await keptBy(server)).toEqual({
    ...before,
    documents: before.documents + 1,
    files: before.files + 1,
  })
})

const { id: requestId } = (await marina.saved(retirement(marina.cloudId))).requerimento

const add = (key: string, name = 'laudo.pdf', id_requerimento = requestId) => {
  const form = marina.uploadForm(pdf(name), 5)
  form.set('id_requerimento', String(id_requerimento))
  return server.call(newComplementaryDocument, {
    token: marina.token,
    body: form,
    headers: { 'Idempotency-Key': key },
  })
}

describe.each([
  ['an upload', upload, 0],
  ['a complementary document', add, 1],
])('%s with a key', (what, send, complementary) => {
  test('is stored once when repeated', async () => {
    const first = await send(`${what} 1`)
    const kept = await keptBy(server)
    expect(first).toMatchObject({ status: 200, body: { codigo: 'ok', id_documento: expect.any(Number) } })
    expect(await send(`${what} 1`)).toEqual(first)
    expect(await keptBy(server)).toEqual(kept)
  })

  test('is stored once when sent concurrently', async () => {
    const before = await keptBy(server)
    const answers = await Promise.all([1, 2, 3].map(() => send(`${what} 2`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(answers[0]?.body))
    expect(await keptBy(server)).toEqual({
      ...before,
      documents: before.documents + 1,
      complementary: before.complementary + complementary,
      files: before.files + 1,
    })
  })
})

describe('a complementary document with a key (P-153)', () => {
  test('is the same under another name', async () => {
    const first = await add('extra-1')
    const kept = await keptBy(server)
    expect(first).toMatchObject({ status: 200, body: { arquivo: 'laudo.pdf' } })
    expect(await add('extra-1', 'outro.pdf')).toEqual(first)
    expect(await keptBy(server)).toEqual(kept)
  })

  test('returns the same result after the request was sent, when no other is accepted', async () => {
    const first = await add('extra-3')
    await server.setStatus(requestId, 'A')
    expect(await add('extra-3')).toEqual(first)
    expect((await add('extra-4')).status).toBe(409)
    await server.setStatus(requestId, 'L')
    expect((await add('extra-4')).status).toBe(200)
  })

  test('removed from the request is added again from the cloud', async () => {
    const first = await add('extra-5')
    const body = { usuario: '', id_nuvem: marina.cloudId, id: first.body.id }
    await server.call(removeComplementaryDocument, { token: marina.token, body })
    const before = await keptBy(server)
    const again = await add('extra-5')
    expect(again.body.id_documento).toBe(first.body.id_documento)
    expect(await keptBy(server)).toEqual({ ...before, complementary: before.complementary + 1 })
  })

  test("gives no access to another person's request", async () => {
    await add('extra-6')
    expect((await add('extra-6', 'laudo.pdf', 1)).status).toBe(404)
  })
})
