import { beforeEach, describe, expect, test } from 'vitest'

import { saveRequest } from '#api/contract/requests.ts'
import { createApp } from '#server/app.ts'
import { createLimits } from '#server/limits/limits.ts'

import { Browser } from '../support/limited.ts'
import { answersIn, Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { survivorRequest } from '../support/survivor.ts'
import { PORTAL_SETTINGS, serverForTests } from '../support/test-server.ts'
import { BEATRIZ, HELENA, RITA, SANDRA, TERESA } from '../support/world.ts'

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

  test("takes a plan of one's own that is also the person's", async () => {
    const { requerimento } = await helena.saved(naming(typeId, helena, LUCIA, { id_plano: 1 }))
    expect(await stored(helena, requerimento.id)).toMatchObject({ id_plano: 1 })
  })

  test('refuses a plan that a person with two plans is not in', async () => {
    expect(await errors(rita, naming(typeId, rita, LUCIA, { id_plano: 3 }))).toEqual([
      { campo: 'detalhes.id_plano', mensagem: 'Este plano não é da pessoa informada. Escolha outro.' },
    ])
  })

  test('refuses the staff', async () => {
    expect(await errors(helena, naming(typeId, helena, TERESA, { id_plano: 1 }))).toContainEqual({
      campo: `detalhes.${CPF_OF[typeId]}`,
      mensagem: 'CPF não localizado',
    })
  })

  test('requires a person, for the prison allowance only if the participant has no plan', async () => {
    const missing = { campo: `detalhes.${CPF_OF[typeId]}`, mensagem: 'Obrigatório', causa: 'obrigatorio' }
    // The prison allowance may be one's own, so that its plan is asked at once.
    const ofPlan =
      typeId === 6
        ? [{ campo: 'detalhes.id_plano', mensagem: 'Este plano não é um dos seus. Escolha outro.' }]
        : []
    expect(await errors(rita, naming(typeId, rita, '', { id_plano: 1 }))).toEqual([missing, ...ofPlan])
    const own = await helena.save({ ...naming(typeId, helena, '', { id_plano: 1 }), situacao: 'A' })
    if (typeId === 6) expect(own.body.erros).not.toContainEqual(missing)
    else expect(own.body.erros).toEqual([missing])
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

describe.each([4, 5] as const)('type %i sent without a person, before one was required', (typeId) => {
  async function sentWithout(situacao: 'A' | 'E'): Promise<number> {
    const { requerimento } = await helena.saved(request(typeId, helena))
    const { id } = requerimento
    const { db } = server.services
    await db
      .deleteFrom('request_detail')
      .where('request_id', '=', id)
      .where('name', '=', CPF_OF[typeId])
      .execute()
    await db.updateTable('request').set({ status: situacao, plan_id: 1 }).where('id', '=', id).execute()
    return id
  }

  test('keeps its status', async () => {
    const id = await sentWithout('A')
    expect(await stored(helena, id)).toMatchObject({ situacao: 'A', id_plano: 1 })
  })

  test('is not sent again from E without a person', async () => {
    const id = await sentWithout('E')
    expect(await errors(helena, naming(typeId, helena, '', { id }))).toEqual([
      { campo: `detalhes.${CPF_OF[typeId]}`, mensagem: 'Obrigatório', causa: 'obrigatorio' },
    ])
  })

  test('takes a person and their plan in E', async () => {
    const id = await sentWithout('E')
    await helena.saved(naming(typeId, helena, LUCIA, { id, id_plano: 2 }))
    const { id_plano, situacao, details } = await stored(helena, id)
    expect([situacao, id_plano, details[CPF_OF[typeId]]]).toEqual(['E', 2, LUCIA])
  })
})

test("the prison allowance accepts the participant's own CPF", async () => {
  expect((await helena.save(naming(6, helena, HELENA))).status).toBe(200)
})

describe('the death pension', () => {
  test("stores the name on record, not the sent name or the participant's own", async () => {
    const { requerimento } = await helena.saved(
      naming(4, helena, LUCIA, {
        id_plano: 1,
        detalhes: { nome_participante_pensao: 'Lúcia Mendes Falcão' },
      }),
    )
    const { details } = await stored(helena, requerimento.id)
    expect(details.nome_participante_pensao).toBe('Lúcia M. F.')
  })

  test('is refused for a valid child of 24 or older, by the birth date on record', async () => {
    const child = { parentesco: '7', invalido: 'N', id_escolaridade: '01' }
    expect(await errors(helena, request(4, helena, { detalhes: child }))).toEqual([
      {
        campo: 'detalhes.parentesco',
        mensagem: 'Pensão por morte não pode ser requerida por filhos válidos com 24 anos ou mais.',
      },
    ])
    const invalid = { ...child, invalido: 'S' }
    expect((await helena.save(request(4, helena, { detalhes: invalid }))).status).toBe(200)
  })

  test('may be started in category 9', async () => {
    const sandra = await Participant.logIn(server, SANDRA)
    expect((await sandra.save(naming(4, sandra, OTAVIO))).status).toBe(200)
  })
})

describe('lookups by a save', () => {
  const looks = async () =>
    (await server.services.db.selectFrom('look_up').select('asked_for').execute()).length

  test('are recorded for any named person, found or not, saved or refused', async () => {
    await rita.save(naming(5, rita, BEATRIZ))
    expect(await looks()).toBe(1)
    await rita.save(naming(5, rita, UNKNOWN_CPF))
    expect(await looks()).toBe(2)
  })

  test('are not recorded for a person already named in the request, nor for a cancellation', async () => {
    const { requerimento } = await rita.saved(naming(6, rita, OTAVIO))
    await server.services.db.deleteFrom('look_up').execute()
    const { id } = requerimento
    await rita.saved(naming(6, rita, OTAVIO, { id, detalhes: { conta_dv: 'X' } }))
    await rita.saved(naming(6, rita, LUCIA, { id, situacao: 'N' }))
    expect(await looks()).toBe(0)
  })

  test('are recorded whatever type the save has', async () => {
    const { requerimento } = await rita.saved(naming(6, rita, OTAVIO))
    await server.services.db.deleteFrom('look_up').execute()
    await rita.save({ ...naming(6, rita, UNKNOWN_CPF, { id: requerimento.id }), id_tipo: 1 })
    expect(await looks()).toBe(1)
  })

  test('are recorded for each naming field of the form', async () => {
    await helena.save(retirement(helena.cloudId, { detalhes: { cpf_participante_pensao: UNKNOWN_CPF } }))
    expect(await looks()).toBe(1)
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
