import { beforeAll, describe, expect, test } from 'vitest'

import { listCloudOfType } from '#api/contract/cloud.ts'
import { attachBeneficiaryDocument, attachDocument } from '#api/contract/documents.ts'
import { recordRejection } from '#server/documents/rejections.ts'

import { Participant, rowOf as rowOfType, type Saved } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const REJECTED_FILE = 'O fundo rejeitou este arquivo para este documento. Envie outro arquivo.'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

// DOCUMENTS-02, DOCUMENTS-16
describe('attach', () => {
  let saved: Saved
  const rowOf = (typeId: number) => rowOfType(saved, typeId)
  const attachBody = (changes: Record<string, unknown>) => ({
    id_situacao: 4,
    usuario: '',
    id_nuvem: marina.cloudId,
    ...changes,
  })

  beforeAll(async () => {
    saved = await marina.saved(retirement(marina.cloudId, { dependentes: [child] }))
  })

  test('sets the document to under analysis', async () => {
    const id = await marina.newDocument(1)
    expect(await marina.attach(rowOf(1), id)).toEqual({
      status: 200,
      body: { codigo: 'ok', id_req_doc: rowOf(1).id_req_doc },
    })
    const { body } = await marina.show(saved.requerimento.id)
    expect(body.documentos).toContainEqual(
      expect.objectContaining({
        id_req_doc: rowOf(1).id_req_doc,
        id_documento: id,
        arquivo: 'documento.pdf',
        id_situacao: 4,
        desc_situacao: 'EM ANÁLISE',
      }),
    )
  })

  test('replaces a rejected document', async () => {
    const row = rowOf(3)
    await marina.attach(row, await marina.newDocument(3))
    await server.setSituation(row.id_req_doc, 2)
    await marina.attach(row, await marina.newDocument(3))
    expect(await server.situationOf(row.id_req_doc)).toBe(4)
  })

  test('refuses the rejected file itself', async () => {
    const row = rowOf(3)
    const rejected = await marina.newDocument(3)
    const refused = { status: 409, body: { message: REJECTED_FILE } }
    await marina.attach(row, rejected)
    await server.setSituation(row.id_req_doc, 2)
    expect(await marina.attach(row, rejected)).toMatchObject(refused)
    expect(await server.situationOf(row.id_req_doc)).toBe(2)
  })

  test('refuses a file that was rejected before another one was attached, and says so in the cloud', async () => {
    const row = rowOf(3)
    const rejected = await marina.newDocument(3)
    await marina.attach(row, rejected)
    await recordRejection(server.services.db, { requiredId: row.id_req_doc, documentId: rejected })
    await marina.attach(row, await marina.newDocument(3))
    expect(await marina.attach(row, rejected)).toMatchObject({
      status: 409,
      body: { message: REJECTED_FILE },
    })
    const { body } = await server.call(listCloudOfType, {
      token: marina.token,
      params: { id_nuvem: marina.cloudId, id_tipo_documento: 3 },
    })
    const one = (body as { documentos: { id: number; rejeicoes: unknown }[] }).documentos.find(
      ({ id }) => id === rejected,
    )
    expect(one?.rejeicoes).toEqual([
      { linha: row.id_req_doc, data: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    ])
  })

  test('refuses to replace a checked document', async () => {
    const row = rowOf(4)
    await marina.attach(row, await marina.newDocument(4))
    await server.setSituation(row.id_req_doc, 1)
    expect((await marina.attach(row, await marina.newDocument(4))).status).toBe(409)
    expect(await server.situationOf(row.id_req_doc)).toBe(1)
  })

  test('is kept by another save of the answers', async () => {
    const id = await marina.newDocument(9)
    await marina.attach(rowOf(9), id)
    const dependentes = [{ ...child, id: saved.dependentes[0]?.id }]
    const again = await marina.saved(retirement(marina.cloudId, { id: saved.requerimento.id, dependentes }))
    expect(again.documentos).toContainEqual(
      expect.objectContaining({ id_req_doc: rowOf(9).id_req_doc, id_documento: id, id_situacao: 4 }),
    )
  })

  test("attaches a dependant's document by dependant", async () => {
    const [clara] = saved.dependentes
    const row = clara?.docs_obrigatorios[0]
    const id_documento = await marina.newDocument(row?.id_tipo_documento ?? 0)
    const attach = (id_beneficiario: number | undefined) =>
      server.call(attachBeneficiaryDocument, {
        token: marina.token,
        body: attachBody({ id_req_bnf_doc: row?.id_req_bnf_doc, id_beneficiario, id_documento }),
      })
    expect((await attach((clara?.id ?? 0) + 1)).status).toBe(404)
    expect(await attach(clara?.id)).toEqual({
      status: 200,
      body: { codigo: 'ok', id_req_bnf_doc: row?.id_req_bnf_doc },
    })
    const asHolders = await marina.attach({ id_req_doc: row?.id_req_bnf_doc ?? 0 }, id_documento)
    expect(asHolders.status).toBe(404)
  })

  test.each([
    ['a document of another type', async () => ({ id_documento: await marina.newDocument(2) }), 422],
    ['another type than the row has', async () => ({ id_tipo_documento: 2 }), 422],
    ['another request than the row is of', async () => ({ id_requerimento: 1001 }), 404],
    ['another situation than 4', async () => ({ id_situacao: 1 }), 422],
  ])('refuses %s', async (_what, change, status) => {
    const body = attachBody({
      id_req_doc: rowOf(1).id_req_doc,
      id_documento: await marina.newDocument(1),
      ...(await change()),
    })
    expect((await server.call(attachDocument, { token: marina.token, body })).status).toBe(status)
  })

  test.each(['A', 'C', 'D', 'I', 'N', 'V', 'F', 'R', 'X', 'Z'] as const)(
    'is refused in %s',
    async (status) => {
      const document = await marina.newDocument(1)
      await server.setStatus(saved.requerimento.id, status)
      expect((await marina.attach(rowOf(1), document)).status).toBe(409)
      await server.setStatus(saved.requerimento.id, 'E')
      expect((await marina.attach(rowOf(1), document)).status).toBe(200)
    },
  )
})
