import { beforeEach, describe, expect, test } from 'vitest'

import {
  answerAcceptance,
  notifyAcceptance,
  recordMessage,
  showAcceptance,
} from '#api/contract/acceptance.ts'
import { askAcceptance } from '#api/contract/desk.ts'
import { attachBeneficiaryDocument } from '#api/contract/documents.ts'

import { Participant } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { waitingAcceptance } from '../support/waiting-acceptance.ts'
import { BEATRIZ, TERESA } from '../support/world.ts'

const server = await serverForTests()
const APPROVED = 'O novo valor do benefício foi APROVADO pelo participante.'
const CANCELLED = 'O requerimento teve sua situação alterada para CANCELADO.'

const beatriz = await Participant.logIn(server, BEATRIZ)
const staff = await server.logIn(TERESA)
/** The only request of type 16, restored from the seed before each test, with a document of a beneficiary. */
const { id, protocol, row } = await waitingAcceptance(server)

beforeEach(async () => {
  const { db } = server.services
  await server.setStatus(id, 'X')
  await db.deleteFrom('request_detail').where('name', '=', 'aceito').execute()
  await db.deleteFrom('request_message').where('text', 'in', [APPROVED, CANCELLED]).execute()
  await db.deleteFrom('outgoing_mail').execute()
  await judged(1)
})

const judged = (situation: number) => server.setSituation(row.id, situation)

const situationNow = () => server.situationOf(row.id)

const answer = (aceito: 'SIM' | 'NAO', extra: object = {}) =>
  server.call(answerAcceptance, {
    token: beatriz.token,
    body: { id, id_nuvem: beatriz.cloudId, usuario: BEATRIZ, aceito, ...extra },
  })

const say = (msg: string, { token }: Participant = beatriz) =>
  server.call(recordMessage, { token, body: { id_requerimento: id, msg } })

const show = (which: number | string = id, token = beatriz.token) =>
  server.call(showAcceptance, { token, params: { id: which } })

type Shown = {
  readonly requerimento: { readonly situacao: string; readonly versao: number }
  readonly mensagens: readonly { readonly mensagem: string }[]
  readonly detalhes: readonly { readonly nome: string; readonly valor: string }[]
  readonly dependentes: readonly { readonly docs_obrigatorios: readonly unknown[] }[]
  readonly documentos: readonly unknown[]
  readonly historico: readonly unknown[]
}

const shown = async () => (await show()).body as unknown as Shown

const countOf = async (text: string) =>
  (await shown()).mensagens.filter(({ mensagem }) => mensagem === text).length

const mails = async () => (await server.services.db.selectFrom('outgoing_mail').select('id').execute()).length

// ACCEPT-15, ACCEPT-18, MESSAGES-09
describe('showAcceptance', () => {
  test('returns the new amount, the e-mail address, the documents of all and the status history (P-322)', async () => {
    const { requerimento, detalhes, dependentes, documentos, historico, mensagens } = await shown()
    expect(requerimento).toMatchObject({ id, id_tipo_requerimento: 16, situacao: 'X', protocolo: protocol })
    expect(detalhes).toContainEqual({ nome: 'novo_valor_bnf', valor: '5391.75' })
    expect(detalhes).toContainEqual({
      nome: 'email_pessoal',
      valor: expect.stringMatching(/^\S+@\S+$/) as string,
    })
    expect(dependentes.flatMap(({ docs_obrigatorios }) => docs_obrigatorios)).toContainEqual(
      expect.objectContaining({ id_req_bnf_doc: row.id, id_situacao: 1 }),
    )
    expect(documentos).toEqual([expect.objectContaining({ id_tipo_documento: 1, regra: 0 })])
    expect(historico.at(-1)).toMatchObject({ situacao: 'X' })
    expect(mensagens.length).toBeGreaterThan(0)
  })

  test('answers "not found" for a request of another type', async () => {
    const other = await server.services.db
      .selectFrom('request')
      .innerJoin('person', 'person.id', 'request.person_id')
      .select('request.id')
      .where('person.cpf', '=', BEATRIZ)
      .where('type_id', '=', 1)
      .executeTakeFirstOrThrow()
    expect((await show(other.id)).status).toBe(404)
  })

  test('opens a request for staff by id and by protocol', async () => {
    const { status, body } = await show()
    const participante = { nome: 'Beatriz Farias Lemos', cpf: '39053344705' }
    const seen = { status, body: { ...body, participante, situacoes_permitidas: [] } }
    expect(await show(id, staff)).toEqual(seen)
    expect(await show(protocol, staff)).toEqual(seen)
    expect((await show(protocol)).status).toBe(404)
  })

  test.each(['A', 'C'] as const)('in %s returns the situations that staff may set', async (letter) => {
    await server.setStatus(id, letter)
    expect((await show(id, staff)).body.situacoes_permitidas).toEqual([1, 2, 4, 5])
    expect((await show()).body).not.toHaveProperty('situacoes_permitidas')
    expect((await show()).body).not.toHaveProperty('participante')
  })
})

describe('answerAcceptance', () => {
  test.each([
    ['SIM', 'V', APPROVED],
    ['NAO', 'N', CANCELLED],
  ] as const)('%s leads to %s, with its message and one mail', async (aceito, situacao, message) => {
    const { versao } = (await shown()).requerimento
    expect(await answer(aceito)).toEqual({ status: 200, body: { codigo: 'ok', situacao } })
    expect((await shown()).requerimento).toMatchObject({ situacao, versao: versao + 1 })
    expect(await mails()).toBe(1)
    // The portal's next call (D-108).
    expect((await say(message)).body).toEqual({ codigo: 'ok' })
    const notified = await server.call(notifyAcceptance, {
      token: beatriz.token,
      body: { nome: 'Outra', cpf: '11144477735', situacao: 'F' },
    })
    expect(notified).toEqual({ status: 200, body: { codigo: 'ok' } })
    expect(await countOf(message)).toBe(1)
    expect(await mails()).toBe(1)
  })

  test('keeps the first answer when another one follows', async () => {
    await answer('SIM')
    await server.setStatus(id, 'F')
    const again = [await answer('SIM'), await answer('NAO')]
    expect(again.map(({ body }) => body)).toEqual([
      { codigo: 'ok', situacao: 'V' },
      { codigo: 'ok', situacao: 'V' },
    ])
    expect((await shown()).requerimento.situacao).toBe('F')
    expect([await countOf(APPROVED), await countOf(CANCELLED), await mails()]).toEqual([1, 0, 1])
  })

  test('makes one decision of concurrent SIM and NAO', async () => {
    const answers = await Promise.all([answer('SIM'), answer('NAO')])
    const letters = answers.map(({ body }) => body.situacao)
    expect(letters[0]).toBe(letters[1])
    expect((await shown()).requerimento.situacao).toBe(letters[0])
    expect((await countOf(APPROVED)) + (await countOf(CANCELLED))).toBe(1)
  })

  test.each(['A', 'C', 'D', 'I', 'N', 'E', 'V', 'F', 'R', 'Z'] as const)(
    'is refused in %s',
    async (status) => {
      await server.setStatus(id, status)
      expect((await answer('SIM')).status).toBe(409)
      expect((await shown()).requerimento.situacao).toBe(status)
      expect(await countOf(APPROVED)).toBe(0)
    },
  )

  test('accepts only SIM or NAO, and only for an acceptance', async () => {
    expect((await answer('TALVEZ' as 'SIM')).status).toBe(422)
    const other = await server.services.db
      .updateTable('request')
      .set({ status: 'X' })
      .where('type_id', '=', 8)
      .where('status', '=', 'C')
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await answer('SIM', { id: other.id })).status).toBe(404)
  })

  test('uses the amount that the fund set last', async () => {
    await server.setStatus(id, 'C')
    const asked = await server.call(askAcceptance, {
      token: staff,
      body: { id: protocol, novo_valor_bnf: 5120.4, mensagem: 'O cálculo mudou.' },
    })
    expect(asked.body).toMatchObject({ codigo: 'ok', requerimento: { situacao: 'X' } })
    expect((await shown()).detalhes).toContainEqual({ nome: 'novo_valor_bnf', valor: '5120.40' })
    expect(await countOf('O cálculo mudou.')).toBe(1)
    expect((await answer('SIM')).body.situacao).toBe('V')
  })
})

describe('an acceptance returned to the participant', () => {
  beforeEach(async () => {
    await server.setStatus(id, 'E')
    await judged(2)
  })

  const send = (situacao: 'L' | 'A' | 'N', more: object = {}) =>
    beatriz.save({
      id,
      id_plano: 2,
      id_tipo: 16,
      id_nuvem: beatriz.cloudId,
      situacao,
      usuario: '',
      detalhes: { novo_valor_bnf: '99999.00' },
      dependentes: [],
      endereco: null,
      documentos: [],
      ...more,
    })

  const attach = (documentId: number, more: object = {}) =>
    server.call(attachBeneficiaryDocument, {
      token: beatriz.token,
      body: {
        id_req_bnf_doc: row.id,
        id_beneficiario: row.dependantId,
        id_documento: documentId,
        id_situacao: 1,
        usuario: BEATRIZ,
        id_nuvem: beatriz.cloudId,
        ...more,
      },
    })

  test('is sent again unchanged once the rejected document is replaced', async () => {
    const before = await shown()
    const refused = await send('A')
    expect(refused.status).toBe(422)
    expect(refused.body.erros).toEqual([
      { campo: 'documentos', mensagem: expect.stringMatching(/^Falta para enviar: .+ \(.+\)$/) as string },
    ])
    expect((await attach(await beatriz.newDocument(row.typeId))).status).toBe(200)
    // The situation does not depend on the sent one (DOCUMENTS-01).
    expect(await situationNow()).toBe(4)
    expect((await send('A')).body).toMatchObject({ codigo: 'ok', requerimento: { situacao: 'A' } })
    const { detalhes, dependentes } = await shown()
    expect(detalhes).toEqual(before.detalhes)
    expect(dependentes.length).toBe(before.dependentes.length)
    await server.services.db
      .updateTable('required_document')
      .set({ document_id: row.documentId })
      .where('id', '=', row.id)
      .execute()
  })

  test('stores no answers and cannot be created again', async () => {
    expect((await send('L')).status).toBe(422)
    expect((await send('A', { id: null })).status).toBe(422)
    expect((await send('A', { id_tipo: 1 })).status).toBe(404)
    expect((await shown()).requerimento.situacao).toBe('E')
  })

  test('needs an attached document, and consent', async () => {
    expect((await attach(0, { id_documento: null })).status).toBe(404)
    expect((await attach(row.documentId, { id_nuvem: null })).status).toBe(404)
    expect(await situationNow()).toBe(2)
  })
})

describe('recordMessage', () => {
  const clean = () => server.services.db.deleteFrom('request_message').where('request_id', '=', id).execute()

  test('accepts plain text of at most 1000 characters, without control characters', async () => {
    expect((await say('x'.repeat(1000))).status).toBe(200)
    expect((await say(' Bom dia,\r\n\tenvio\u0007 <b>o</b>\u202e laudo ')).status).toBe(200)
    expect(await countOf('Bom dia,\r\n\tenvio <b>o</b> laudo')).toBe(1)
    for (const bad of ['x'.repeat(1001), '', ' \n', '\u0007\u200b']) {
      expect((await say(bad)).status).toBe(422)
    }
    await clean()
  })

  test('does not repeat a message, and accepts ten per hour', async () => {
    await clean()
    const once = await Promise.all([say('Alguma novidade?'), say('Alguma novidade?')])
    expect(once.map(({ status }) => status)).toEqual([200, 200])
    expect(await countOf('Alguma novidade?')).toBe(1)
    for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10]) await say(`Pergunta ${number}`)
    expect((await say('Mais uma')).status).toBe(409)
    expect((await say('Alguma novidade?')).status).toBe(200)
    server.setSeconds(3500)
    expect((await say('Mais uma')).status).toBe(409)
    server.setSeconds(3600)
    const later = await Participant.logIn(server, BEATRIZ)
    expect((await say('Mais uma', later)).status).toBe(200)
    server.setSeconds(0)
  })
})

describe('attachBeneficiaryDocument by staff', () => {
  beforeEach(() => server.setStatus(id, 'A'))

  const judge = (id_situacao: number, more: object = {}, token = staff) =>
    server.call(attachBeneficiaryDocument, {
      token,
      body: {
        id_req_bnf_doc: row.id,
        id_requerimento: id,
        id_tipo_documento: row.typeId,
        id_documento: row.documentId,
        id_situacao,
        usuario: TERESA,
        id_nuvem: null,
        id_beneficiario: row.dependantId,
        motivo: 'Ilegível.',
        ...more,
      },
    })

  test('sets the chosen situation', async () => {
    for (const situation of [2, 5, 4, 1]) {
      expect(await judge(situation)).toEqual({
        status: 200,
        body: { codigo: 'ok', id_req_bnf_doc: row.id },
      })
      expect(await situationNow()).toBe(situation)
    }
  })

  test('a rejection needs a reason, which becomes a message of the request (D-135)', async () => {
    expect((await judge(2, { motivo: ' ' })).body.erros).toEqual([
      { campo: 'motivo', mensagem: 'Escreva o motivo da rejeição: é ele que o participante lê.' },
    ])
    expect(await situationNow()).toBe(1)
    expect((await judge(2, { motivo: ' A foto está cortada. ' })).status).toBe(200)
    expect((await shown()).mensagens.map(({ mensagem }) => mensagem)).toContainEqual(
      expect.stringMatching(/^Documento rejeitado: .+ \(.+\)\. Motivo: A foto está cortada\.$/),
    )
  })

  test.each<[string, () => Promise<{ readonly status: number }>, number]>([
    ['gives no situation that the role lacks', () => judge(3), 403],
    ["does not name another person's request", () => judge(2, { id_requerimento: 1001 }), 404],
    ['names the right person', () => judge(2, { id_beneficiario: row.dependantId + 1 }), 404],
    ['names the right file', () => judge(2, { id_documento: row.documentId + 1 }), 404],
    ['names the right type', () => judge(2, { id_tipo_documento: 26 }), 404],
    ['says who they are', () => judge(2, { usuario: BEATRIZ }), 403],
    ['is no participant', () => judge(2, { usuario: '', id_nuvem: beatriz.cloudId }, beatriz.token), 409],
  ])('is refused unless the caller %s', async (_rule, attempt, status) => {
    expect((await attempt()).status).toBe(status)
    expect(await situationNow()).toBe(1)
  })

  test('is refused for a request of another type', async () => {
    const { db } = server.services
    const other = await db
      .selectFrom('required_document')
      .innerJoin('request', 'request.id', 'required_document.request_id')
      .select(['required_document.id', 'dependant_id', 'situation_id'])
      .where('request.type_id', '=', 1)
      .where('request.status', '=', 'A')
      .where('dependant_id', 'is not', null)
      .executeTakeFirstOrThrow()
    const named = {
      id_req_bnf_doc: other.id,
      id_beneficiario: other.dependant_id,
      id_requerimento: null,
      id_tipo_documento: null,
      id_documento: null,
    }
    expect((await judge(2, named)).status).toBe(404)
    expect(await server.situationOf(other.id)).toBe(other.situation_id)
  })
})
