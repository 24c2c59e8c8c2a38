import { beforeEach, describe, expect, test } from 'vitest'

import { newComplementaryDocument, removeComplementaryDocument } from '#api/contract/complementary.ts'

import { pdf } from '../support/files.ts'
import { Participant, rowOf } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { keptBy } from '../support/uploads.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
let requestId = 0

beforeEach(async () => {
  requestId = (await marina.saved(retirement(marina.cloudId))).requerimento.id
})

const own = () => ({ usuario: '', id_nuvem: marina.cloudId })

const attach = (documentId: number, typeId = 1) => marina.addDocument(requestId, documentId, typeId)

const send = () => {
  const form = marina.uploadForm(pdf('laudo.pdf'), 5)
  form.set('id_requerimento', String(requestId))
  return server.call(newComplementaryDocument, { token: marina.token, body: form })
}

const remove = (id: number) =>
  server.call(removeComplementaryDocument, { token: marina.token, body: { ...own(), id } })

type Row = { readonly id: number; readonly id_documento: number }

const shown = async () => {
  const { body } = await marina.show(requestId)
  return body.documentos_complementares as Row[]
}

const cloudHas = async (id: number) =>
  (await server.services.db.selectFrom('document').select('id').where('id', '=', id).execute()).length === 1

const CLOSED = {
  status: 409,
  body: {
    codigo: 'erro',
    message:
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
  },
}
const FULL = {
  status: 409,
  body: {
    codigo: 'erro',
    message:
      'O requerimento já tem 20 documentos complementares, que é o máximo. Exclua um deles para incluir outro.',
  },
}
const NOT_FOUND = { status: 404, body: { codigo: 'erro', message: 'Não encontrado.' } }

// UPLOAD-23
describe('complementary documents', () => {
  test('a document of the cloud is added as under analysis', async () => {
    const document = await marina.newDocument(1)
    expect(await attach(document)).toEqual({ status: 200, body: { codigo: 'ok' } })
    expect(await shown()).toEqual([
      {
        id: expect.any(Number),
        arquivo: 'documento.pdf',
        desc_tipo_documento: 'Documento de identidade (RG ou CNH)',
        id_documento: document,
        id_documento_ged: String(document),
        id_situacao: 4,
      },
    ])
  })

  test('a new file is in the cloud and in the request', async () => {
    const { status, body } = await send()
    expect([status, body.codigo]).toEqual([200, 'ok'])
    const { codigo: _codigo, ...document } = body
    expect(document).toMatchObject({ arquivo: 'laudo.pdf', id_situacao: 4 })
    expect(await shown()).toEqual([document])
    expect(await cloudHas(Number(body.id_documento))).toBe(true)
  })

  test('a document attached twice, even concurrently, is added once', async () => {
    const document = await marina.newDocument(1)
    const answers = await Promise.all([attach(document), attach(document), attach(document)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shown()).toHaveLength(1)
  })

  test('a document may also be attached to a required row', async () => {
    const saved = await marina.saved(retirement(marina.cloudId, { id: requestId }))
    const document = await marina.newDocument(1)
    expect((await marina.attach(rowOf(saved, 1), document)).status).toBe(200)
    expect((await attach(document)).status).toBe(200)
  })

  test('a document of another type than given is refused', async () => {
    const message = 'O arquivo é de outro tipo de documento.'
    expect(await attach(await marina.newDocument(1), 2)).toEqual({
      status: 422,
      body: { codigo: 'erro', message, erros: [{ campo: 'id_documento', mensagem: message }] },
    })
    expect(await shown()).toEqual([])
  })

  test('adding and removing does not change the version of the request', async () => {
    const before = (await marina.show(requestId)).body.requerimento as { versao: number }
    await send()
    await attach(await marina.newDocument(1))
    const [row] = await shown()
    await remove(row?.id ?? 0)
    expect((await marina.show(requestId)).body.requerimento).toEqual(before)
    const again = retirement(marina.cloudId, { id: requestId, versao: before.versao })
    expect((await marina.save(again)).status).toBe(200)
    expect(await shown()).toHaveLength(1)
  })

  test('a removed document stays in the cloud, and is removed once', async () => {
    const document = await marina.newDocument(1)
    await attach(document)
    const [row] = await shown()
    expect(await remove(row?.id ?? 0)).toEqual({ status: 200, body: { codigo: 'ok' } })
    expect(await shown()).toEqual([])
    expect(await cloudHas(document)).toBe(true)
    expect(await remove(row?.id ?? 0)).toEqual(NOT_FOUND)
  })

  test('two concurrent calls remove a document once', async () => {
    await attach(await marina.newDocument(1))
    const [row] = await shown()
    const answers = await Promise.all([remove(row?.id ?? 0), remove(row?.id ?? 0)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

test('the twenty-first complementary document is refused and leaves nothing behind', async () => {
  const document = await marina.newDocument(1)
  const another = await marina.newDocument(1)
  await attach(document)
  const row = { request_id: requestId, document_id: document, situation_id: 4 }
  await server.services.db
    .insertInto('complementary_document')
    .values(Array.from({ length: 18 }, () => row))
    .execute()
  expect((await send()).status).toBe(200)

  const before = await keptBy(server)
  expect(await attach(another)).toEqual(FULL)
  expect(await send()).toEqual(FULL)
  expect(await keptBy(server)).toEqual(before)
  expect((await attach(document)).status).toBe(200)

  const [first] = await shown()
  await remove(first?.id ?? 0)
  expect((await attach(another)).status).toBe(200)
})

describe('complementary documents by status', () => {
  test.each(['A', 'C', 'D', 'I', 'N', 'V', 'F', 'R', 'X', 'Z'] as const)(
    'are not added or removed in %s',
    async (status) => {
      const document = await marina.newDocument(1)
      await send()
      const rows = await shown()
      await server.setStatus(requestId, status)
      const before = await keptBy(server)
      expect(await attach(document)).toEqual(CLOSED)
      expect(await send()).toEqual(CLOSED)
      expect(await remove(rows[0]?.id ?? 0)).toEqual({
        status: 409,
        body: { codigo: 'erro', message: 'A situação do requerimento não permite esta alteração.' },
      })
      expect(await keptBy(server)).toEqual(before)
      expect(await shown()).toEqual(rows)
    },
  )

  test('are added and removed in E', async () => {
    await server.setStatus(requestId, 'E')
    expect((await send()).status).toBe(200)
    expect((await attach(await marina.newDocument(1))).status).toBe(200)
    for (const { id } of await shown()) expect((await remove(id)).status).toBe(200)
    expect(await shown()).toEqual([])
  })
})
