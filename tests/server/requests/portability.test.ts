import { describe, expect, test } from 'vitest'

import { loadPortability, newPortability, savePortability } from '#api/contract/portability.ts'
import { addMessage } from '#server/requests/timeline.ts'

import { givenIn } from '../../support/given-answers.ts'
import { answersIn, Participant, type Saved } from '../support/participant.ts'
import { portability } from '../support/portability.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, NOW, RITA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

type Portability = Saved & Record<'detalhes' | 'endereco', unknown>

async function saved(body: unknown): Promise<Portability> {
  const answer = await server.call(savePortability, { token: marina.token, body })
  if (answer.status !== 200) throw new Error(`Not saved: ${JSON.stringify(answer)}`)
  return answer.body as unknown as Portability
}

const load = (id: number) => server.call(loadPortability, { token: marina.token, params: { id } })

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
    const { body } = await begin(await Participant.logIn(server, BEATRIZ))
    expect(body).toMatchObject({ requerimento: { id_plano: null } })
    expect(answersIn(body).opcao_irrf).toBe('')
  })

  test('is refused for a person without a plan', async () => {
    expect(await begin(await Participant.logIn(server, RITA))).toEqual({
      status: 422,
      body: { codigo: 'erro', message: 'Este tipo de requerimento não está disponível para você.' },
    })
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
})

test('a portability keeps its answers when it is cancelled with others', async () => {
  const { id } = (await saved(portability())).requerimento
  await saved(portability({ requerimento: { id, situacao: 'N' }, detalhes: { nome_entidade: '' } }))
  expect(answersIn((await load(id)).body).nome_entidade).toBe('Previdência Horizonte S.A.')
})

test("loadPortability returns the fund's messages", async () => {
  const { id } = (await saved(portability())).requerimento
  await addMessage(server.services.db, id, 'Falta o termo.', NOW)
  expect((await load(id)).body.mensagens).toMatchObject([{ mensagem: 'Falta o termo.' }])
})
