import { describe, expect, test } from 'vitest'

import { loadPortability, newPortability, savePortability } from '#api/contract/portability.ts'

import { givenIn } from '../../support/given-answers.ts'
import { answersIn, Participant, type Saved } from '../support/participant.ts'
import { portability } from '../support/portability.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, RITA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
const beatriz = await Participant.logIn(server, BEATRIZ)

type Portability = Saved & Record<'detalhes' | 'endereco', unknown>

const save = (body: unknown, who = marina) => server.call(savePortability, { token: who.token, body })

async function saved(body: unknown, who = marina): Promise<Portability> {
  const answer = await save(body, who)
  if (answer.status !== 200) throw new Error(`Not saved: ${JSON.stringify(answer)}`)
  return answer.body as unknown as Portability
}

const load = (id: number, who = marina) => server.call(loadPortability, { token: who.token, params: { id } })

const begin = (who: Participant) =>
  server.call(newPortability, { token: who.token, body: { id_nuvem: who.cloudId } })

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
    expect(answersIn(body).opcao_irrf).toBe('P')
    expect(answersIn(body).nome_entidade).toBe('')
    expect(await server.requestCount()).toBe(before)
  })

  test('leaves the plan empty for a person in two plans', async () => {
    const { body } = await begin(beatriz)
    expect(body).toMatchObject({ requerimento: { id_plano: null } })
    expect(answersIn(body).opcao_irrf).toBe('')
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
    expect(givenIn(answersIn(first))).toEqual(portability().detalhes)
    expect((await load(first.requerimento.id)).body).toEqual(first)
  })

  test('accepts the answers as name/value pairs, and a CNPJ with mask', async () => {
    const { detalhes, ...whole } = portability({ detalhes: { cnpj_entidade: '12.abc.345/01de-35' } })
    const pairs = Object.entries(detalhes).map(([nome, valor]) => ({ nome, valor }))
    const answer = await saved({ ...whole, detalhes: pairs })
    expect(answersIn(answer).nome_plano).toBe('Horizonte Renda Livre')
    expect(answersIn(answer).cnpj_entidade).toBe('12ABC34501DE35')
  })

  test('sets the progressive option in plan 1, whatever was sent', async () => {
    const body = await saved(portability({ detalhes: { opcao_irrf: 'R' } }))
    expect(answersIn(body).opcao_irrf).toBe('P')
  })
})

describe('the statuses of a portability', () => {
  test('it keeps its answers when it is cancelled with others', async () => {
    const { id } = (await saved(portability())).requerimento
    await saved(portability({ requerimento: { id, situacao: 'N' }, detalhes: { nome_entidade: '' } }))
    expect(answersIn((await load(id)).body).nome_entidade).toBe('Previdência Horizonte S.A.')
  })

  test('it can be changed completely in E, including plan and tax option', async () => {
    const inSecond = { id_plano: 2 }
    const { requerimento } = await saved(portability({ requerimento: inSecond }), beatriz)
    await server.setStatus(requerimento.id, 'E')
    const regressive = portability({
      requerimento: { ...inSecond, id: requerimento.id },
      detalhes: { opcao_irrf: 'R' },
    })
    expect(answersIn(await saved(regressive, beatriz)).opcao_irrf).toBe('R')
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
