import { beforeAll, describe, expect, test } from 'vitest'

import { loadPortability, newPortability, savePortability } from '#api/contract/portability.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { portability } from '../support/portability.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, RITA } from '../support/world.ts'

const server = serverForTests()
let marina: Participant
let beatriz: Participant

beforeAll(async () => {
  marina = await Participant.logIn(server, MARINA)
  beatriz = await Participant.logIn(server, BEATRIZ)
})

type Pairs = readonly { readonly nome: string; readonly valor: string }[]
type Portability = Saved & { readonly detalhes: Pairs; readonly endereco: Record<string, unknown> }

const save = (body: unknown, who = marina, key?: string) =>
  server.call(savePortability, {
    token: who.token,
    body,
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })

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

const requestCount = async () =>
  (await server.services.db.selectFrom('request').select('id').execute()).length

const put = (id: number, status: RequestStatus) =>
  server.services.db.updateTable('request').set({ status }).where('id', '=', id).execute()

const answered = (pairs: unknown, name: string) => (pairs as Pairs).find(({ nome }) => nome === name)?.valor

// FORM-37, PORT-04, PORT-23 to PORT-25
describe('newPortability', () => {
  test("returns the fund's data, and stores nothing", async () => {
    const before = await requestCount()
    const { status, body } = await begin(marina)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      requerimento: { id: null, id_plano: 1, id_tipo_requerimento: 10, situacao: 'L', protocolo: '' },
      endereco: { id: null, id_pais: '31', cep: '30130010', email_pessoal: 'marina.alves@correio.example' },
      documentos: [],
    })
    expect(answered(body.detalhes, 'opcao_irrf')).toBe('P')
    expect(answered(body.detalhes, 'nome_entidade')).toBe('')
    expect(await requestCount()).toBe(before)
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

  test('creates one request for a repeated key', async () => {
    const before = await requestCount()
    const first = await save(portability(), marina, 'portability-1')
    expect(await save(portability(), marina, 'portability-1')).toEqual(first)
    expect(await requestCount()).toBe(before + 1)
  })

  test('cannot cancel', async () => {
    const { status, body } = await save(portability({ requerimento: { situacao: 'N' } }))
    expect([status, body.message]).toEqual([422, 'Não foi possível salvar o requerimento.'])
  })
})

describe('savePortability validation', () => {
  const long = (length: number) => 'a'.repeat(length)
  const detail = (name: string, value: string, mensagem: string) =>
    [`detalhes.${name}`, mensagem, { detalhes: { [name]: value } }] as const
  const addressed = (name: string, value: string, mensagem: string) =>
    [`endereco.${name}`, mensagem, { endereco: { [name]: value } }] as const

  test.each([
    detail('nome_entidade', '', 'Obrigatório'),
    detail('nome_plano', '', 'Obrigatório'),
    detail('cnpb_susep', '', 'Obrigatório'),
    detail('nome_entidade', long(61), 'Máximo 60 caracteres'),
    detail('cnpj_entidade', '112223330001811', 'Máximo 14 caracteres'),
    detail('cnpj_entidade', '11222333000180', 'CNPJ inválido'),
    detail('tipo_entidade', 'X', 'Obrigatório'),
    detail('endereco_entidade', long(61), 'Máximo 60 caracteres'),
    detail('numero_entidade', long(11), 'Máximo 10 caracteres'),
    detail('complemento_entidade', long(41), 'Máximo 40 caracteres'),
    detail('bairro_entidade', long(21), 'Máximo 20 caracteres'),
    detail('cidade_entidade', long(31), 'Máximo 30 caracteres'),
    detail('uf_entidade', 'XX', 'Obrigatório'),
    detail('cep_entidade', '045381320', 'Máximo 8 caracteres'),
    detail('cep_entidade', '0453813', 'Mínimo 8 números'),
    detail('cep_entidade', '11111111', 'CEP inválido'),
    detail('banco_entidade', '999', 'Obrigatório'),
    detail('agencia_entidade', '372', 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'),
    detail('agencia_dv_entidade', '123', 'Máximo 2 caracteres'),
    detail('agencia_dv_entidade', '12', 'Numero + DV máximo 5 caracteres'),
    detail('conta_entidade', '12345678901', 'Máximo 10 caracteres'),
    detail('conta_dv_entidade', '123', 'Máximo 2 caracteres'),
    detail('nome_plano', long(61), 'Máximo 60 caracteres'),
    detail('cnpb_susep', long(31), 'Máximo 30 caracteres'),
    detail('rg', long(21), 'Máximo 20 caracteres'),
    detail('orgao_emissor_rg', long(17), 'Máximo 16 caracteres'),
    detail('data_expedicao_rg', '2023-02-29', 'Data inválida'),
    detail('uf_rg', 'XX', 'Obrigatório'),
    detail('data_demissao', '2026-02-30', 'Data inválida'),
    detail('nome_pai', long(61), 'Máximo 60 caracteres'),
    detail('nome_mae', long(61), 'Máximo 60 caracteres'),
    addressed('cep', '', 'Obrigatório'),
    addressed('cep', '12345678', 'CEP inválido'),
    addressed('endereco', long(61), 'Máximo 60 caracteres'),
    addressed('email_pessoal', 'ana', 'E-mail inválido'),
    addressed('email_pessoal', 'a@serrazul.com.br', 'use seu e-mail particular'),
    addressed('celular', '98745220', 'Mínimo: ddd + 8 números'),
    addressed('celular', '(11) 1111-11111', 'Número inválido'),
  ])('%s: %s', async (campo, mensagem, change) => {
    const before = await requestCount()
    const { status, body } = await save(sending(portability(change)))
    expect(body).toEqual({
      codigo: 'erro',
      message: 'Problemas de preenchimento. Verifique o formulário.',
      erros: [{ campo, mensagem }],
    })
    expect(status).toBe(422)
    expect(await requestCount()).toBe(before)
  })

  test('limits numbers, alone and with their digits', async () => {
    const detalhes = {
      agencia_entidade: '23721',
      agencia_dv_entidade: '8',
      conta_entidade: '12345678901',
      conta_dv_entidade: '12',
    }
    expect((await save(sending(portability({ detalhes })))).body.erros).toEqual([
      { campo: 'detalhes.agencia_entidade', mensagem: 'Máximo 4 caracteres' },
      { campo: 'detalhes.agencia_dv_entidade', mensagem: 'Numero + DV máximo 5 caracteres' },
      { campo: 'detalhes.conta_entidade', mensagem: 'Máximo 10 caracteres' },
      { campo: 'detalhes.conta_dv_entidade', mensagem: 'Numero + DV máximo 12 caracteres' },
    ])
  })

  test('refuses an unknown tax option', async () => {
    const refused = portability({ requerimento: { id_plano: 2 }, detalhes: { opcao_irrf: 'X' } })
    expect((await save(sending(refused), beatriz)).body.erros).toEqual([
      { campo: 'detalhes.opcao_irrf', mensagem: 'Obrigatório' },
    ])
  })

  test('requires plan and tax option for a person with two plans', async () => {
    const body = portability({ requerimento: { id_plano: null }, detalhes: { opcao_irrf: '' } })
    expect((await save(sending(body), beatriz)).body.erros).toEqual([
      { campo: 'detalhes.id_plano', mensagem: 'Obrigatório' },
      { campo: 'detalhes.opcao_irrf', mensagem: 'Obrigatório' },
    ])
  })
})

describe('the statuses of a portability', () => {
  test('it waits for its documents, is sent, returned and sent again', async () => {
    const draft = await saved(portability())
    const { id } = draft.requerimento
    const sending = portability({ requerimento: { id, situacao: 'A' } })
    const early = await save(sending)
    expect(early.status).toBe(422)
    expect(early.body.erros).toContainEqual({
      campo: 'documentos',
      mensagem: 'Falta para enviar: Documento de identidade (RG ou CNH)',
    })
    expect((await load(id)).body).toMatchObject({ requerimento: { situacao: 'L' } })

    await marina.attachAll(draft)
    expect((await saved(sending)).requerimento.situacao).toBe('A')
    await put(id, 'E')
    const kept = await saved(portability({ requerimento: { id }, detalhes: { nome_plano: 'Outro plano' } }))
    expect(kept.requerimento).toMatchObject({ situacao: 'E', protocolo: draft.requerimento.protocolo })
    expect(answered(kept.detalhes, 'nome_plano')).toBe('Outro plano')
    expect((await saved(sending)).requerimento.situacao).toBe('A')
  })

  test('it can be cancelled with any answers', async () => {
    const { requerimento } = await saved(portability())
    const cancelling = { id: requerimento.id, situacao: 'N' }
    const broken = portability({ requerimento: cancelling, detalhes: { nome_entidade: '' } })
    expect((await saved(broken)).requerimento.situacao).toBe('N')
    expect(answered((await load(requerimento.id)).body.detalhes, 'nome_entidade')).toBe(
      'Previdência Horizonte S.A.',
    )
  })

  test('it can be changed completely in E, including plan and tax option', async () => {
    const inSecond = { id_plano: 2 }
    const { requerimento } = await saved(portability({ requerimento: inSecond }), beatriz)
    await put(requerimento.id, 'E')
    const regressive = portability({
      requerimento: { ...inSecond, id: requerimento.id },
      detalhes: { opcao_irrf: 'R' },
    })
    expect(answered((await saved(regressive, beatriz)).detalhes, 'opcao_irrf')).toBe('R')
    const inFirst = portability({ requerimento: { id: requerimento.id, id_plano: 1 } })
    expect((await saved(inFirst, beatriz)).requerimento).toMatchObject({ id_plano: 1, situacao: 'E' })
  })

  test.each<RequestStatus>(['A', 'C', 'D', 'I', 'N', 'V', 'F', 'R', 'X', 'Z'])(
    'it cannot be changed in %s',
    async (status) => {
      const { requerimento } = await saved(portability())
      await put(requerimento.id, status)
      const before = await load(requerimento.id)
      for (const situacao of ['L', 'A', 'N']) {
        expect(await save(portability({ requerimento: { id: requerimento.id, situacao } }))).toEqual({
          status: 409,
          body: { codigo: 'erro', message: 'A situação do requerimento não permite esta alteração.' },
        })
      }
      expect(await load(requerimento.id)).toEqual(before)
    },
  )

  test('it cannot be saved with an older version', async () => {
    const { requerimento } = await saved(portability())
    const { id, versao } = requerimento
    await saved(portability({ requerimento: { id, versao }, detalhes: { nome_plano: 'Outro plano' } }))
    const stale = await save(portability({ requerimento: { id, versao } }))
    expect(stale.status).toBe(409)
    expect(stale.body.erros).toEqual([
      { campo: 'detalhes.nome_plano', mensagem: 'Alterado depois que você abriu o requerimento.' },
    ])
  })
})

describe('portabilities and other types', () => {
  test("are not found by each other's calls", async () => {
    const other = await marina.saved(retirement(marina.cloudId))
    const absent = { status: 404, body: { codigo: 'erro', message: 'Não encontrado.' } }
    expect(await load(other.requerimento.id)).toEqual(absent)
    expect(await save(portability({ requerimento: { id: other.requerimento.id } }))).toEqual(absent)
    const { requerimento } = await saved(portability())
    expect(await marina.save(retirement(marina.cloudId, { id: requerimento.id }))).toEqual(absent)
    const started = await marina.save(retirement(marina.cloudId, { id_tipo: 10 }))
    expect([started.status, started.body.message]).toEqual([422, 'Não foi possível salvar o requerimento.'])
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
