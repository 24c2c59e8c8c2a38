import { beforeEach, describe, expect, test } from 'vitest'

import { saveRequest } from '#api/contract/requests.ts'
import { createApp } from '#server/app.ts'
import { createLimits } from '#server/limits/limits.ts'

import { Browser } from '../support/limited.ts'
import { answersIn, Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { survivorRequest } from '../support/survivor.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { BEATRIZ, HELENA, RITA, TERESA } from '../support/world.ts'

const server = await serverForTests()
const helena = await Participant.logIn(server, HELENA)
const rita = await Participant.logIn(server, RITA)

const OTAVIO = '16372849500'
const LUCIA = '94726183591'
const UNKNOWN_CPF = '55017293698'
const PENSIONER = '73820591460'

const CPF_OF = {
  4: 'cpf_participante_pensao',
  5: 'cpf_participante_peculio',
  6: 'cpf_participante_reclusao',
} as const
type TypeId = keyof typeof CPF_OF
const TYPES: readonly TypeId[] = [4, 5, 6]

beforeEach(() => server.services.db.deleteFrom('look_up').execute())

type Changes = Parameters<typeof survivorRequest>[2]

const request = (typeId: TypeId, who: Participant, changes?: Changes) =>
  survivorRequest(typeId, who.cloudId, changes)

const naming = (typeId: TypeId, who: Participant, cpf: string, changes: Changes = {}) =>
  request(typeId, who, { ...changes, detalhes: { ...changes.detalhes, [CPF_OF[typeId]]: cpf } })

async function stored(who: Participant, id: number) {
  const { body } = await who.show(id)
  return { ...(body.requerimento as object), details: answersIn(body) } as {
    situacao: string
    id_plano: number | null
    details: Record<string, string>
  }
}

const errors = async (who: Participant, body: Record<string, unknown>) => {
  const answer = await who.save({ ...body, situacao: 'A' })
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ message: 'Problemas de preenchimento. Verifique o formulário.' })
  return answer.body.erros
}

describe.each(TYPES)('type %i', (typeId) => {
  test('accepts a person whose only plan is that of the request', async () => {
    const { requerimento } = await rita.saved(naming(typeId, rita, OTAVIO))
    const { id_plano, details } = await stored(rita, requerimento.id)
    expect([id_plano, details[CPF_OF[typeId]]]).toEqual([1, OTAVIO])
  })

  test('requires a choice between two plans of a person', async () => {
    expect(await errors(rita, naming(typeId, rita, LUCIA))).toEqual([
      { campo: 'detalhes.id_plano', mensagem: 'Obrigatório', causa: 'obrigatorio' },
    ])
    const { requerimento } = await rita.saved(naming(typeId, rita, LUCIA, { id_plano: 2 }))
    expect(await stored(rita, requerimento.id)).toMatchObject({ id_plano: 2 })
  })

  test('refuses the staff', async () => {
    expect(await errors(helena, naming(typeId, helena, TERESA, { id_plano: 1 }))).toContainEqual({
      campo: `detalhes.${CPF_OF[typeId]}`,
      mensagem: 'CPF não localizado',
    })
  })

  test('keeps its person in E, whatever CPF is sent', async () => {
    const { requerimento } = await rita.saved(naming(typeId, rita, LUCIA, { id_plano: 2 }))
    const { id } = requerimento
    await server.setStatus(id, 'E')
    await rita.saved(
      naming(typeId, rita, OTAVIO, { id, id_plano: 1, detalhes: { nome_mae: 'Rosa Camargo' } }),
    )
    const { id_plano, situacao, details } = await stored(rita, id)
    expect([situacao, id_plano, details[CPF_OF[typeId]], details.nome_mae]).toEqual([
      'E',
      2,
      LUCIA,
      'Rosa Camargo',
    ])
  })
})

test.each([4, 5] as const)(
  'a request of type %i that was sent before a person was required is sent again from E only with one',
  async (typeId) => {
    const { id } = (await helena.saved(request(typeId, helena))).requerimento
    const { db } = server.services
    await db
      .deleteFrom('request_detail')
      .where('request_id', '=', id)
      .where('name', '=', CPF_OF[typeId])
      .execute()
    await db.updateTable('request').set({ status: 'E', plan_id: 1 }).where('id', '=', id).execute()
    expect(await errors(helena, naming(typeId, helena, '', { id }))).toEqual([
      { campo: `detalhes.${CPF_OF[typeId]}`, mensagem: 'Obrigatório', causa: 'obrigatorio' },
    ])
    await helena.saved(naming(typeId, helena, LUCIA, { id, id_plano: 2 }))
    const { id_plano, situacao, details } = await stored(helena, id)
    expect([situacao, id_plano, details[CPF_OF[typeId]]]).toEqual(['E', 2, LUCIA])
  },
)

test("the prison allowance accepts the participant's own CPF", async () => {
  expect((await helena.save(naming(6, helena, HELENA))).status).toBe(200)
})

test("the death pension stores the name on record, not the sent name or the participant's own", async () => {
  const detalhes = { nome_participante_pensao: 'Lúcia Mendes Falcão' }
  const { requerimento } = await helena.saved(naming(4, helena, LUCIA, { id_plano: 1, detalhes }))
  const { details } = await stored(helena, requerimento.id)
  expect(details.nome_participante_pensao).toBe('Lúcia M. F.')
})

describe('lookups by a save', () => {
  const withFieldOfPension = retirement(rita.cloudId, { detalhes: { cpf_participante_pensao: UNKNOWN_CPF } })

  const looks = async () =>
    (await server.services.db.selectFrom('look_up').select('asked_for').execute()).length

  test.each([
    ['of a person of the register', naming(5, rita, BEATRIZ)],
    ['of nobody', naming(5, rita, UNKNOWN_CPF)],
    ['in a field that another form has', withFieldOfPension],
  ])('are recorded for the CPF %s', async (_whose, body) => {
    await rita.save(body)
    expect(await looks()).toBe(1)
  })

  test('are not recorded for a person already named in the request, nor for a cancellation', async () => {
    const { requerimento } = await rita.saved(naming(6, rita, OTAVIO))
    await server.services.db.deleteFrom('look_up').execute()
    const { id } = requerimento
    await rita.saved(naming(6, rita, OTAVIO, { id, detalhes: { conta_dv: 'X' } }))
    await rita.saved(naming(6, rita, LUCIA, { id, situacao: 'N' }))
    expect(await looks()).toBe(0)
  })

  test('are refused after five others in a day, and nothing is stored', async () => {
    const app = createApp(
      { ...server.services, limits: createLimits(server.services.db) },
      { ...PORTAL_SETTINGS, trustProxy: true },
    )
    const browser = new Browser(app, '203.0.113.7')
    const others = ['84621357026', '52998224725', '11144477735', '48193625005', '12739486022']
    const path = saveRequest.path
    for (const cpf of others) await browser.post(path, naming(5, rita, cpf), rita.token)
    const before = await server.requestCount()
    const reply = await browser.post(path, naming(5, rita, PENSIONER), rita.token)
    expect(reply).toMatchObject({ status: 429, message: expect.stringMatching(/^Muitas tentativas\./) })
    expect(await server.requestCount()).toBe(before)
  })
})
