import { afterEach, describe, expect, test } from 'vitest'

import {
  askAcceptance,
  judgeDocument,
  listDesk,
  moveRequest,
  requireCorrection,
  showDesk,
} from '#api/contract/desk.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import type { Answer } from '../support/calling.ts'
import { Participant, rowOf as rowOfType } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
const staff = await server.logIn(TERESA)
/** A request with all documents; each test sets its status. */
const saved = await marina.saved(retirement(marina.cloudId))

const { id } = saved.requerimento
await marina.attachAll(saved)

const move = (movimento: string, mensagem = '', which: number | string = id) =>
  server.call(moveRequest, { token: staff, body: { id: which, movimento, mensagem } })

const demand = (row: number, mensagem = 'O documento está ilegível.') =>
  server.call(requireCorrection, { token: staff, body: { id, id_documento_exigido: row, mensagem } })

const judge = (row: number, id_situacao: number, motivo?: string) =>
  server.call(judgeDocument, {
    token: staff,
    body: { id, id_documento_exigido: row, id_situacao, ...(motivo !== undefined && { motivo }) },
  })

const show = (which: number | string) => server.call(showDesk, { token: staff, params: { id: which } })

const letterOf = ({ body }: Answer) => (body.requerimento as { situacao?: string } | undefined)?.situacao

const rowOf = (typeId: number) => rowOfType(saved, typeId).id_req_doc

/** The effects of a move besides the status. */
const tracks = async () => {
  const { db } = server.services
  const { body } = await marina.show(id)
  const mails = await db.selectFrom('outgoing_mail').select('subject').execute()
  const { requerimento, mensagens } = body as {
    requerimento: { situacao: string; versao: number }
    mensagens: readonly { mensagem: string }[]
  }
  return {
    status: requerimento.situacao,
    version: requerimento.versao,
    messages: mensagens.length,
    newest: mensagens[0]?.mensagem,
    mails: mails.length,
  }
}

// STAFF-07
describe('moveRequest', () => {
  test('changes the status, with a version, a message and one mail', async () => {
    await server.setStatus(id, 'A')
    const { version, messages, mails } = await tracks()
    expect(letterOf(await move('check', ' Seguimos. '))).toBe('C')
    expect(await tracks()).toEqual({
      status: 'C',
      version: version + 1,
      messages: messages + 1,
      newest: 'Seguimos.',
      mails: mails + 1,
    })
  })

  test('adds no empty message', async () => {
    await server.setStatus(id, 'A')
    const { messages } = await tracks()
    expect((await move('check')).status).toBe(200)
    expect((await tracks()).messages).toBe(messages)
  })

  test.each(['', '  ', '...', '\u202e', '-'])(
    'requires a reason in words to deny, not %j',
    async (reason) => {
      await server.setStatus(id, 'A')
      expect(await move('deny', reason)).toEqual({
        status: 422,
        body: {
          codigo: 'erro',
          message: 'Escreva uma mensagem: é ela que o participante lê.',
          erros: [{ campo: 'mensagem', mensagem: 'Escreva uma mensagem: é ela que o participante lê.' }],
        },
      })
      expect(letterOf(await move('deny', 'O tempo de plano não basta.'))).toBe('I')
      expect((await tracks()).newest).toBe('O tempo de plano não basta.')
    },
  )

  test.each<[RequestStatus, string, string]>([
    [
      'A',
      'grant',
      'A situação é "Em análise" e não permite isto. O que é possível agora: o fundo confere; o fundo faz uma exigência; o fundo indefere; o fundo manda recalcular.',
    ],
    [
      'X',
      'check',
      'A situação é "Aceite" e não permite isto. O que é possível agora: o participante aceita o novo valor; o participante recusa o novo valor.',
    ],
    ['F', 'resume', 'A situação é "Deferido e concedido", e ela é final.'],
  ])('in %s refuses %s with the possible moves', async (status, movimento, message) => {
    await server.setStatus(id, status)
    const before = await tracks()
    expect(await move(movimento, 'Não fica.')).toEqual({ status: 409, body: { codigo: 'erro', message } })
    expect(await tracks()).toEqual(before)
  })

  test('finds a request by its protocol', async () => {
    await server.setStatus(id, 'A')
    expect(letterOf(await move('check', '', saved.requerimento.protocolo))).toBe('C')
    const [byId, byProtocol] = await Promise.all([show(id), show(saved.requerimento.protocolo)])
    expect(byProtocol).toEqual(byId)
  })
})

describe('requireCorrection', () => {
  test('rejects the document and returns the request, with a message and one mail', async () => {
    await server.setStatus(id, 'A')
    const row = rowOf(4)
    const before = await tracks()
    expect(letterOf(await demand(row, 'O comprovante está ilegível.'))).toBe('E')
    expect(await server.situationOf(row)).toBe(2)
    expect(await tracks()).toMatchObject({
      status: 'E',
      messages: before.messages + 1,
      newest: 'O comprovante está ilegível.',
      mails: before.mails + 1,
    })
    await marina.attach({ id_req_doc: row }, await marina.newDocument(4))
  })

  test.each([
    ['without a message', () => demand(rowOf(4), ' \n'), 422],
    ['of a document that the request does not ask for', () => demand(999_999), 404],
  ])('refuses %s without a change', async (_case, attempt, status) => {
    await server.setStatus(id, 'A')
    const before = await tracks()
    expect((await attempt()).status).toBe(status)
    expect(await tracks()).toEqual(before)
    expect(await server.situationOf(rowOf(4))).toBe(4)
  })

  test('is reported to a stale save as a change of the documents', async () => {
    await server.setStatus(id, 'A')
    const { version } = await tracks()
    await demand(rowOf(4))
    const stale = retirement(marina.cloudId, { id, versao: version })
    expect((await marina.save(stale)).body.erros).toEqual([
      { campo: 'documentos', mensagem: 'Alterado depois que você abriu o requerimento.' },
      { campo: 'situacao', mensagem: 'Alterado depois que você abriu o requerimento.' },
    ])
  })
})

describe('judgeDocument', () => {
  test.each<[RequestStatus, number]>([
    ['A', 200],
    ['C', 200],
    ['E', 409],
    ['V', 409],
  ])('in %s is allowed: %d', async (status, answered) => {
    const row = rowOf(1)
    await server.setStatus(id, status)
    await server.setSituation(row, 4)
    expect((await judge(row, 1)).status).toBe(answered)
    expect(await server.situationOf(row)).toBe(answered === 200 ? 1 : 4)
  })

  test.each([1, 4])('refuses situation %i without a file, but exempts the document', async (situation) => {
    await server.setStatus(id, 'A')
    const row = rowOf(9)
    await server.services.db
      .updateTable('required_document')
      .set({ situation_id: 3, document_id: null })
      .where('id', '=', row)
      .execute()
    expect(await judge(row, situation)).toEqual({
      status: 409,
      body: { codigo: 'erro', message: 'Não há arquivo anexado a este documento.' },
    })
    expect(await server.situationOf(row)).toBe(3)
    expect((await judge(row, 5)).status).toBe(200)
    expect(await server.situationOf(row)).toBe(5)
  })

  const messagesOf = async () =>
    (
      await server.services.db
        .selectFrom('request_message')
        .select('text')
        .where('request_id', '=', id)
        .orderBy('id')
        .execute()
    ).map(({ text }) => text)

  test.each([undefined, '', ' \n\t'])(
    'refuses a rejection with the reason %j, and keeps the situation',
    async (motivo) => {
      await server.setStatus(id, 'A')
      const [before, messages] = [await server.situationOf(rowOf(1)), await messagesOf()]
      expect(await judge(rowOf(1), 2, motivo)).toMatchObject({
        status: 422,
        body: {
          erros: [
            { campo: 'motivo', mensagem: 'Escreva o motivo da rejeição: é ele que o participante lê.' },
          ],
        },
      })
      expect(await server.situationOf(rowOf(1))).toBe(before)
      expect(await messagesOf()).toEqual(messages)
    },
  )

  test('writes the reason as a message of the request', async () => {
    await server.setStatus(id, 'A')
    expect((await judge(rowOf(1), 2, ' A foto está cortada. ')).status).toBe(200)
    expect((await messagesOf()).at(-1)).toBe(
      'Documento rejeitado: Documento de identidade (RG ou CNH) (Marina Duarte Alves). Motivo: A foto está cortada.',
    )
    expect((await judge(rowOf(1), 1)).status).toBe(200)
  })

  test('refuses a document of another request', async () => {
    await server.setStatus(id, 'A')
    const { row } = await server.services.db
      .selectFrom('required_document')
      .innerJoin('request', 'request.id', 'required_document.request_id')
      .select('required_document.id as row')
      .where('request.id', '!=', id)
      .where('request.status', '=', 'A')
      .executeTakeFirstOrThrow()
    expect((await judge(row, 1)).status).toBe(404)
  })
})

describe('askAcceptance', () => {
  const ask = (which: number, novo_valor_bnf: number) =>
    server.call(askAcceptance, {
      token: staff,
      body: { id: which, novo_valor_bnf, mensagem: 'Veja o novo valor.' },
    })

  test('is allowed for an acceptance only', async () => {
    await server.setStatus(id, 'C')
    const before = await tracks()
    expect(await ask(id, 4200)).toEqual({
      status: 409,
      body: {
        codigo: 'erro',
        message: 'Só o aceite de alteração de beneficiários (tipo 16) espera a resposta do participante.',
      },
    })
    expect(await tracks()).toEqual(before)
  })

  test.each([0, -1, 10_000_000])('refuses the amount %d', async (amount) => {
    expect((await ask(id, amount)).status).toBe(422)
  })
})

describe('staff roles', () => {
  afterEach(() => server.setRole(TERESA, 1))

  const calls: Readonly<Record<string, () => Promise<Answer>>> = {
    show: () => show(id),
    list: () => server.call(listDesk, { token: staff }),
    check: () => move('check'),
    grant: () => move('grant'),
    demand: () => demand(rowOf(1)),
    accept: () => judge(rowOf(1), 1),
    exempt: () => judge(rowOf(1), 5),
  }

  test.each<[number, Readonly<Record<string, number>>]>([
    [2, { show: 200, list: 200, check: 200, accept: 200, grant: 403, exempt: 403 }],
    [56558, { show: 200, list: 200, check: 403, demand: 403, accept: 403 }],
    [77, { show: 403, list: 403, check: 403 }],
  ])('role %i allows what is in the table of roles: %o', async (role, expected) => {
    await server.setStatus(id, 'A')
    await server.setRole(TERESA, role)
    for (const [name, status] of Object.entries(expected))
      expect.soft([name, (await calls[name]?.())?.status]).toEqual([name, status])
  })

  test('show the moves that they allow', async () => {
    await server.setStatus(id, 'C')
    expect((await show(id)).body.movimentos).toEqual(['awaitGrant', 'grant'])
    await server.setRole(TERESA, 2)
    expect((await show(id)).body.movimentos).toEqual([])
  })

  test("do not allow the staff member's own request", async () => {
    await server.setStatus(id, 'A')
    await server.setRole(MARINA, 1)
    const answer = await server.call(moveRequest, {
      token: marina.token,
      body: { id, movimento: 'check' },
    })
    await server.setRole(MARINA, null)
    expect(answer).toEqual({
      status: 409,
      body: { codigo: 'erro', message: 'Ninguém da equipe decide sobre um requerimento próprio.' },
    })
  })
})

describe('listDesk and showDesk', () => {
  type Line = { readonly situacao: string; readonly id_tipo_requerimento: number; readonly nome: string }

  const list = async (body: object) => {
    const answer = await server.call(listDesk, { token: staff, body })
    return answer.body as { total: number; requerimentos: readonly Line[] }
  }

  test('list every sent request of all people, and no draft', async () => {
    const { requerimentos, total } = await list({})
    expect(total).toBe(requerimentos.length)
    expect(new Set(requerimentos.map(({ nome }) => nome))).toEqual(
      new Set(['Marina Duarte Alves', 'Beatriz Farias Lemos', 'João Batista Teles']),
    )
    expect(requerimentos.filter(({ situacao }) => situacao === 'L')).toEqual([])
    expect(requerimentos.length).toBeGreaterThan(20)
  })

  test('filter by status, type, or both', async () => {
    const inV = await list({ situacao: 'V' })
    expect(new Set(inV.requerimentos.map(({ situacao }) => situacao))).toEqual(new Set(['V']))
    const both = await list({ situacao: 'V', id_tipo: 5 })
    expect(both).toMatchObject({ total: 1, requerimentos: [{ situacao: 'V', id_tipo_requerimento: 5 }] })
  })

  test('answer a draft as missing', async () => {
    const draft = await server.services.db
      .selectFrom('request')
      .innerJoin('person', 'person.id', 'request.person_id')
      .select('request.id')
      .where('person.cpf', '=', BEATRIZ)
      .where('status', '=', 'L')
      .executeTakeFirstOrThrow()
    expect(await show(draft.id)).toEqual(await show(999_999))
    expect((await move('check', '', draft.id)).status).toBe(404)
  })

  test('return all data of one request', async () => {
    await server.setStatus(id, 'A')
    const { body } = await show(id)
    expect(body).toMatchObject({
      requerimento: {
        id,
        situacao: 'A',
        nome: 'Marina Duarte Alves',
        protocolo: saved.requerimento.protocolo,
      },
      endereco: { cidade: 'Belo Horizonte' },
      movimentos: ['check', 'require', 'deny', 'recalculate'],
    })
    expect(body.detalhes).toContainEqual({ nome: 'nome_mae', valor: 'Célia Duarte Pinho' })
    expect((body.documentos as unknown[]).length).toBe(saved.documentos.length)
  })
})
