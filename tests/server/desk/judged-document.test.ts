import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { showAcceptance } from '#api/contract/acceptance.ts'
import { auditDesk } from '#api/contract/desk.ts'
import { attachBeneficiaryDocument, downloadBeneficiaryDocument } from '#api/contract/documents.ts'
import { tables } from '#api/contract/reference.ts'

import { jpeg, pdf } from '../support/files.ts'
import { Participant } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { waitingAcceptance } from '../support/waiting-acceptance.ts'
import { BEATRIZ, TERESA } from '../support/world.ts'

const server = await serverForTests()

const beatriz = await Participant.logIn(server, BEATRIZ)
const staff = await server.logIn(TERESA)
const { id, protocol, row } = await waitingAcceptance(server)
let documentId = 0

const db = () => server.services.db

beforeAll(async () => {
  await server.setStatus(id, 'E')
  await judged(2)
  documentId = await attached(pdf('identidade.pdf'))
})

beforeEach(() => server.setStatus(id, 'A'))
afterEach(() => server.setRole(TERESA, 1))

const judged = (situation: number) => server.setSituation(row.id, situation)

async function attached(file: File): Promise<number> {
  const { body } = await beatriz.upload(file, row.typeId)
  const uploaded = (body as { id_documento: number }).id_documento
  const asked = { id_req_bnf_doc: row.id, id_tipo_documento: row.typeId }
  const answer = await beatriz.attachOf(row.dependantId, asked, uploaded)
  expect(answer.status).toBe(200)
  return uploaded
}

const open = (document = documentId, token = staff, request = id) =>
  server.app.request(
    downloadBeneficiaryDocument.path
      .replace(':id_requerimento', String(request))
      .replace(':id_documento_ged', String(document)),
    { headers: { Authorization: `Bearer ${token}` } },
  )

const reads = async () =>
  await db()
    .selectFrom('desk_read')
    .innerJoin('person', 'person.id', 'desk_read.by_id')
    .select(['what', 'request_id', 'document_type_id', 'person.cpf'])
    .where('what', '=', 'document')
    .execute()

describe('a document of a beneficiary, opened to judge it', () => {
  test.each(['A', 'C'] as const)('is answered in %s as the type that its bytes have', async (status) => {
    await server.setStatus(id, status)
    const before = (await reads()).length
    const answer = await open()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(new TextDecoder().decode(await answer.arrayBuffer())).toMatch(/^%PDF-/)
    const after = await reads()
    expect(after.length).toBe(before + 1)
    expect(after.at(-1)).toEqual({
      what: 'document',
      request_id: id,
      document_type_id: row.typeId,
      cpf: TERESA,
    })
  })

  test('is answered as an image', async () => {
    await server.setStatus(id, 'E')
    await judged(2)
    const picture = await attached(jpeg('foto.jpg'))
    await server.setStatus(id, 'A')
    expect((await open(picture)).headers.get('Content-Type')).toBe('image/jpeg')
    expect((await open()).status).toBe(404)
    await server.setStatus(id, 'E')
    await judged(2)
    documentId = await attached(pdf('outra.pdf'))
  })

  test('is named by the audit of the request', async () => {
    await open()
    const { body } = await server.call(auditDesk, { token: staff, body: { id } })
    const entries = body.registros as readonly { readonly acao: string; readonly descricao: string }[]
    expect(entries.map(({ acao, descricao }) => `${acao} ${descricao}`)).toContainEqual(
      expect.stringMatching(/^consulta documento: \p{Lu}.+/u),
    )
  })

  test.each(['X', 'E', 'V', 'F', 'I', 'D', 'N', 'R', 'Z', 'L'] as const)(
    'is missing in %s, and no reading is recorded',
    async (status) => {
      await server.setStatus(id, status)
      const before = (await reads()).length
      expect((await open()).status).toBe(404)
      expect((await reads()).length).toBe(before)
    },
  )

  test('is missing under another request, under the protocol and under another document', async () => {
    const other = await db()
      .selectFrom('request')
      .select('id')
      .where('type_id', '!=', 16)
      .where('status', '=', 'A')
      .executeTakeFirstOrThrow()
    const stranger = await beatriz.newDocument(row.typeId)
    expect((await open(documentId, staff, other.id)).status).toBe(404)
    expect((await open(documentId, staff, Number(protocol))).status).toBe(404)
    expect((await open(stranger)).status).toBe(404)
    expect((await open(999_999)).status).toBe(404)
  })

  test('is missing where the row asks for it no longer', async () => {
    const applies = (value: boolean) =>
      db().updateTable('required_document').set({ applies: value }).where('id', '=', row.id).execute()
    await applies(false)
    expect((await open()).status).toBe(404)
    await applies(true)
  })

  test('is missing for the role that judges nothing', async () => {
    await server.setRole(TERESA, 56558)
    expect((await open()).status).toBe(404)
  })

  test('is missing in a request of one’s own', async () => {
    await server.setRole(BEATRIZ, 1)
    expect((await open(documentId, beatriz.token)).status).toBe(404)
    await server.setRole(BEATRIZ, null)
  })

  test.each([
    ['waiting', /em verificação de segurança/],
    ['infected', /recusado na verificação de segurança/],
  ] as const)('is refused while the scan says %s, and no reading is recorded', async (scan, sentence) => {
    const scanned = (state: 'free' | 'waiting' | 'infected') =>
      db().updateTable('document').set({ scan: state }).where('id', '=', documentId).execute()
    const before = (await reads()).length
    await scanned(scan)
    const answer = await open()
    expect(answer.status).toBe(409)
    expect(((await answer.json()) as { message: string }).message).toMatch(sentence)
    expect((await reads()).length).toBe(before)
    await scanned('free')
  })

  test('is recorded before its bytes are read', async () => {
    const before = (await reads()).length
    const { storage_key } = await db()
      .selectFrom('document')
      .select('storage_key')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow()
    const move = (from: string, to: string) =>
      db().updateTable('document').set({ storage_key: to }).where('storage_key', '=', from).execute()
    await move(storage_key, 'gone')
    expect((await open()).status).toBe(409)
    expect((await reads()).length).toBe(before + 1)
    await move('gone', storage_key)
  })
})

test('staff read, open and judge without a consent, and none is recorded (STAFF-20)', async () => {
  expect((await server.call(tables, { token: staff })).status).toBe(200)
  expect((await server.call(showAcceptance, { token: staff, params: { id } })).status).toBe(200)
  expect((await open()).status).toBe(200)
  const judgement = await server.call(attachBeneficiaryDocument, {
    token: staff,
    body: {
      id_req_bnf_doc: row.id,
      id_beneficiario: row.dependantId,
      id_requerimento: id,
      id_documento: documentId,
      id_situacao: 1,
      usuario: TERESA,
      id_nuvem: null,
    },
  })
  expect(judgement.status).toBe(200)
  const kept = await db()
    .selectFrom('person')
    .leftJoin('consent', 'consent.person_id', 'person.id')
    .leftJoin('cloud', 'cloud.person_id', 'person.id')
    .select(['consent.id as consent', 'cloud.id as cloud'])
    .where('cpf', '=', TERESA)
    .execute()
  expect(kept).toEqual([{ consent: null, cloud: null }])
})
