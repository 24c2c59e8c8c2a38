import { describe, expect, test } from 'vitest'

import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const response = await server.app.request(path, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${marina.token}`,
      ...headers,
    },
  })
  return {
    status: response.status,
    connection: response.headers.get('Connection'),
    body: (await response.json()) as Record<string, unknown>,
  }
}

const SAVE = '/api/requerimento/salvareqerimento'

describe('a text with signs that are not seen', () => {
  test('is stored without them, composed, and nothing is refused', async () => {
    const answers = {
      nome_pai: 'Jo\u0000a\u0303o\u200b \ud800D\u001bias',
      nome_mae: '\u202eCélia\u202c\nPinho',
    }
    const { status, body } = await post(
      SAVE,
      JSON.stringify(retirement(marina.cloudId, { detalhes: answers })),
    )
    expect(status).toBe(200)
    const { id } = body.requerimento as { id: number }
    const stored = await server.services.db
      .selectFrom('request_detail')
      .select(['name', 'value'])
      .where('request_id', '=', id)
      .where('name', 'in', ['nome_pai', 'nome_mae'])
      .orderBy('name')
      .execute()
    expect(stored).toEqual([
      { name: 'nome_mae', value: 'Célia Pinho' },
      { name: 'nome_pai', value: 'João Dias' },
    ])
  })

  test.each(['\u200b', '\u2060\u00ad', '\u3164', ' - ', '…'])(
    'is no answer where it is %j alone',
    async (nome_mae) => {
      const { status, body } = await post(
        SAVE,
        JSON.stringify({ ...retirement(marina.cloudId, { detalhes: { nome_mae } }), situacao: 'A' }),
      )
      expect(status).toBe(422)
      expect(body.erros).toContainEqual({
        campo: 'detalhes.nome_mae',
        mensagem: 'Obrigatório',
        causa: 'obrigatorio',
      })
    },
  )
})

describe('an invalid body', () => {
  test.each([
    ['that is no JSON', '{', 400],
    ['that is no object', '[]', 422],
    ['that names the prototype', '{"__proto__": {"cpf": "1"}}', 400],
    ['that names a constructor further down', '{"detalhes": {"constructor": "x"}}', 400],
    ['with half a character in a name', '{"cpf\\udc00": ""}', 400],
    ['with a number where a text belongs', '{"cpf": 1}', 422],
    ['without what it needs', '{}', 422],
  ])('%s is refused', async (_what, body, status) => {
    const answer = await post('/api/iniciarsessao2', body)
    expect(answer.status).toBe(status)
    expect(answer.body.codigo).toBe('erro')
  })

  test('that is not UTF-8 is refused, and nothing of it is stored', async () => {
    const text = new TextEncoder().encode(
      JSON.stringify(retirement(marina.cloudId, { detalhes: { nome_pai: 'X' } })),
    )
    const broken = text.map((byte) => (byte === 0x58 ? 0xff : byte))
    const { status, body } = await post(SAVE, broken)
    expect(status).toBe(400)
    expect(body.message).toBe('A chamada não pôde ser entendida.')
  })

  test.each([
    ['application/json', 200],
    ['application/json; charset=utf-8', 200],
    ['Application/JSON', 200],
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/json, application/json', 415],
  ])('sent as %s gets status %i', async (type, expected) => {
    const { status, body } = await post('/api/iniciarsessao2', '{"cpf": ""}', { 'Content-Type': type })
    expect(status).toBe(expected)
    if (expected === 415) {
      expect(body).toEqual({
        codigo: 'erro',
        message: 'A chamada deve ser enviada em JSON, com o tipo application/json no cabeçalho Content-Type.',
      })
    }
  })

  test('without a media type is refused', async () => {
    const response = await server.app.request('/api/autenticar', {
      method: 'POST',
      body: new TextEncoder().encode(JSON.stringify({ cpf: MARINA, senha: '20262026' })),
    })
    expect(response.status).toBe(415)
  })

  test('is refused with the fields that do not match the contract', async () => {
    const { status, body } = await post(
      SAVE,
      JSON.stringify({ ...retirement(marina.cloudId), id_tipo: 'um' }),
    )
    expect(status).toBe(422)
    expect(body).toEqual({
      codigo: 'erro',
      message: 'Os dados enviados não estão no formato esperado.',
      erros: [{ campo: 'id_tipo', mensagem: 'Valor ausente ou fora do formato.' }],
    })
  })

  test('that is too large is refused before it is read', async () => {
    const { status, connection } = await post(
      '/api/iniciarsessao2',
      JSON.stringify({ cpf: '1'.repeat(300_000) }),
    )
    expect([status, connection]).toEqual([413, 'close'])
    expect((await post('/api/iniciarsessao2', '{"cpf": ""}')).connection).toBeNull()
  })

  test('that remains unread closes the connection, unless it is short', async () => {
    const refused = async (body: string, headers: Record<string, string>) => {
      const response = await server.app.request('/api/iniciarsessao2', { method: 'POST', body, headers })
      return [response.status, response.headers.get('Connection')]
    }
    expect(await refused('{}', { 'Content-Length': '65536' })).toEqual([401, null])
    expect(await refused('{}', { 'Content-Length': '65537' })).toEqual([401, 'close'])
    expect(await refused('{}', { 'Transfer-Encoding': 'chunked' })).toEqual([401, 'close'])
  })

  test('that was read keeps the connection open', async () => {
    const long = JSON.stringify({ cpf: 1, filler: 'x'.repeat(70_000) })
    const { status, connection } = await post('/api/iniciarsessao2', long, {
      'Content-Length': String(long.length),
    })
    expect([status, connection]).toEqual([422, null])
  })

  test.each(['1.5', '-', '99999999999', '2147483648', 'abc', '1%20or%201'])(
    'an id of %s is not found, without an error',
    async (id) => {
      const response = await server.app.request(`/api/requerimento/show/${id}`, {
        headers: { Authorization: `Bearer ${marina.token}` },
      })
      expect([404, 422]).toContain(response.status)
    },
  )

  test('an idempotency key that is too long is refused', async () => {
    const { status } = await post(SAVE, JSON.stringify(retirement(marina.cloudId)), {
      'Idempotency-Key': 'k'.repeat(201),
    })
    expect(status).toBe(400)
  })
})

test.each(['', 'Basic abc', 'Bearer', 'Bearer a b'])(
  'the authorization header %j identifies no person',
  async (Authorization) => {
    const response = await server.app.request('/api/tabelas', { headers: { Authorization } })
    expect(response.status).toBe(401)
  },
)

test('a text that looks like SQL is stored as text', async () => {
  const text = "O'Brien'); drop table request; --"
  const { requerimento } = await marina.saved(retirement(marina.cloudId, { detalhes: { nome_pai: text } }))
  const { body } = await marina.show(requerimento.id)
  expect(body.detalhes).toContainEqual({ nome: 'nome_pai', valor: text })
})
