import { beforeAll, describe, expect, test } from 'vitest'

import { loadPortability, newPortability, savePortability } from '#api/contract/portability.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { portability } from '../support/portability.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, RITA } from '../support/world.ts'

const server = await serverForTests()
let marina: Participant
let beatriz: Participant

beforeAll(async () => {
  marina = await Participant.logIn(server, MARINA)
  beatriz = await Participant.logIn(server, BEATRIZ)
})

type Pairs = readonly { readonly nome: string; readonly valor: string }[]
type Portability = Saved & { readonly detalhes: Pairs; readonly endereco: Record<string, unknown> }

const save = (body: unknown, who = marina) => server.call(savePortability, { token: who.token, body })

const sending = (body: ReturnType<typeof portability>) => ({
  ...body,
  requerimento: { ...body.requerimento, situacao: 'A' },
})

async function saved(body: unknown, who = marina): Promise<Portability> {
  const answer = await save(body, who)
  if (answer.status !== 200) throw new Error(`Not saved: ${JSON.stringify(answer)}`)
  return answer.body as unknown as Portability
}

const load = (id: number, who = marina) => server.call(loadPortability, { token: who.token, params: { id } })

const begin = (who: Participant) =>
  server.call(newPortability, { token: who.token, body: { id_nuvem: who.cloudId } })

const answered = (pairs: unknown, name: string) => (pairs as Pairs).find(({ nome }) => nome === name)?.valor

// FORM-37, PORT-04, PORT-23 to PORT-25
describe('newPortability', () => {
  test("returns the fund's data, and stores nothing", async () => {
    const before = await server.requestCount()
    const { status, body } = await begin(marina)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      requerimento: { id: null, id_plano: 1, id_tipo_requerimento: 10, situacao: 'L', protocolo: '' },
      endereco: { id: null, id_pais: '31', cep: '30130010', email_pessoal: 'marina.alves@correio.example' },
      documentos: [],
    })
    expect(answered(body.detalhes, 'opcao_irrf')).toBe('P')
    expect(answered(body.detalhes, 'nome_entidade')).toBe('')
    expect(await server.requestCount()).toBe(before)
  })

  test('leaves the plan empty for a person in two plans', async () => {
    const { body } = await begin(beatriz)
    expect(body).toMatchObject({ requerimento: { id_plano: null } })
    expect(answered(body.detalhes, 'opcao_irrf')).toBe('')
  })

  test('is refused for a person without a plan', async () => {
    const rita = await Participant.logIn(server, RITA)
    const refused = {
      status: 422,
      body: { codigo: 'erro', message: 'Este tipo de requerimento não está disponível para você.' },
    }
    expect(await begin(rita)).toEqual(refused)
    expect(await save(portability(), rita)).toEqual(refused)
  })
})

describe('savePortability for a new request', () => {
  test('returns protocol, documents and answers, like loadPortability', async () => {
    const first = await saved(portability())
    expect(first.requerimento).toMatchObject({
      id_plano: 1,
      id_tipo_requerimento: 10,
      situacao: 'L',
      versao: 1,
      tipo_desc: 'Portabilidade de saída',
    })
    expect(first.requerimento.protocolo).toMatch(/^2026\d{6}$/)
    expect(first.documentos).toMatchObject([
      { id_tipo_documento: 1, id_situacao: 3 },
      { id_tipo_documento: 10, id_situacao: 3 },
      { id_tipo_documento: 23, id_situacao: 3 },
    ])
    expect(first.endereco).toMatchObject({ cep: '30130010', celular: '(31) 98745-2201' })
    expect(Object.fromEntries(first.detalhes.map(({ nome, valor }) => [nome, valor]))).toEqual(
      portability().detalhes,
    )
    expect((await load(first.requerimento.id)).body).toEqual(first)
  })

  test('accepts the answers as name/value pairs, and a CNPJ with mask', async () => {
    const { detalhes, ...whole } = portability({ detalhes: { cnpj_entidade: '12.abc.345/01de-35' } })
    const pairs = Object.entries(detalhes).map(([nome, valor]) => ({ nome, valor }))
    const answer = await saved({ ...whole, detalhes: pairs })
    expect(answered(answer.detalhes, 'nome_plano')).toBe('Horizonte Renda Livre')
    expect(answered(answer.detalhes, 'cnpj_entidade')).toBe('12ABC34501DE35')
  })

  test('requires only entity, plan, registration and tax option', async () => {
    const { detalhes, ...whole } = portability()
    const { nome_entidade, nome_plano, cnpb_susep, opcao_irrf } = detalhes
    const answer = await save({ ...whole, detalhes: { nome_entidade, nome_plano, cnpb_susep, opcao_irrf } })
    expect(answer.status).toBe(200)
  })

  test('sets the progressive option in plan 1, whatever was sent', async () => {
    const { detalhes } = await saved(portability({ detalhes: { opcao_irrf: 'R' } }))
    expect(answered(detalhes, 'opcao_irrf')).toBe('P')
  })
})

describe('savePortability validation', () => {
  const detail = (name: string, value: string, mensagem: string) =>
    [`detalhes.${name}`, mensagem, { detalhes: { [name]: value } }] as const

  test.each([
    detail('cnpj_entidade', '112223330001811', 'Máximo 14 caracteres'),
    detail('tipo_entidade', 'X', 'Obrigatório'),
    detail('uf_entidade', 'XX', 'Obrigatório'),
    detail('cep_entidade', '045381320', 'Máximo 8 caracteres'),
    detail('banco_entidade', '999', 'Obrigatório'),
    detail('agencia_dv_entidade', '123', 'Máximo 2 caracteres'),
    detail('uf_rg', 'XX', 'Obrigatório'),
  ])('%s: %s', async (campo, mensagem, change) => {
    const before = await server.requestCount()
    const { status, body } = await save(sending(portability(change)))
    expect(body).toEqual({
      codigo: 'erro',
      message: 'Problemas de preenchimento. Verifique o formulário.',
      erros: [expect.objectContaining({ campo, mensagem })],
    })
    expect(status).toBe(422)
    expect(await server.requestCount()).toBe(before)
  })

  test('limits a number, alone and with its digit', async () => {
    const detalhes = {
      agencia_entidade: '23721',
      agencia_dv_entidade: '8',
    }
    expect((await save(sending(portability({ detalhes })))).body.erros).toEqual([
      { campo: 'detalhes.agencia_entidade', mensagem: 'Máximo 4 caracteres' },
      { campo: 'detalhes.agencia_dv_entidade', mensagem: 'Numero + DV máximo 5 caracteres' },
    ])
  })

  test('refuses an unknown tax option', async () => {
    const refused = portability({ requerimento: { id_plano: 2 }, detalhes: { opcao_irrf: 'X' } })
    expect((await save(sending(refused), beatriz)).body.erros).toEqual([
      { campo: 'detalhes.opcao_irrf', mensagem: 'Obrigatório', causa: 'obrigatorio' },
    ])
  })
})

describe('the statuses of a portability', () => {
  test('it keeps its answers when it is cancelled with others', async () => {
    const { id } = (await saved(portability())).requerimento
    await saved(portability({ requerimento: { id, situacao: 'N' }, detalhes: { nome_entidade: '' } }))
    expect(answered((await load(id)).body.detalhes, 'nome_entidade')).toBe('Previdência Horizonte S.A.')
  })

  test('it can be changed completely in E, including plan and tax option', async () => {
    const inSecond = { id_plano: 2 }
    const { requerimento } = await saved(portability({ requerimento: inSecond }), beatriz)
    await server.setStatus(requerimento.id, 'E')
    const regressive = portability({
      requerimento: { ...inSecond, id: requerimento.id },
      detalhes: { opcao_irrf: 'R' },
    })
    expect(answered((await saved(regressive, beatriz)).detalhes, 'opcao_irrf')).toBe('R')
    const inFirst = portability({ requerimento: { id: requerimento.id, id_plano: 1 } })
    expect((await saved(inFirst, beatriz)).requerimento).toMatchObject({ id_plano: 1, situacao: 'E' })
  })
})

test("loadPortability returns the fund's messages, newest first", async () => {
  const { requerimento } = await saved(portability())
  const recorded = (text: string, minutes: number) => ({
    request_id: requerimento.id,
    recorded_at: new Date(minutes * 60_000),
    text,
  })
  await server.services.db
    .insertInto('request_message')
    .values([recorded('Recebido.', 1), recorded('Falta o termo.', 2)])
    .execute()
  const { body } = await load(requerimento.id)
  expect((body.mensagens as { mensagem: string }[]).map(({ mensagem }) => mensagem)).toEqual([
    'Falta o termo.',
    'Recebido.',
  ])
})
