import { describe, expect, test } from 'vitest'

import { saveBankChange } from '#api/contract/bank-change.ts'
import { saveEnrolment } from '#api/contract/enrolment.ts'
import { savePortability } from '#api/contract/portability.ts'
import type { Answers } from '#domain/forms/form.ts'
import { selfSponsorshipWith, sicknessWith, withdrawalWith } from '#tools/samples/answers-01.ts'
import { withDetails } from '#tools/samples/benefit-answers.ts'

import { bankChange } from '../support/bank-change.ts'
import type { Answer } from '../support/calling.ts'
import { enrolment } from '../support/enrolment.ts'
import { Participant } from '../support/participant.ts'
import { portability } from '../support/portability.ts'
import { survivorRequest } from '../support/survivor.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, HELENA, JOAO, MARINA } from '../support/world.ts'

const server = await serverForTests()
const people = new Map<string, Participant>()
for (const cpf of [MARINA, BEATRIZ, JOAO, HELENA]) people.set(cpf, await Participant.logIn(server, cpf))

/** In plan 1 alone. */
const OTAVIO = '16372849500'
const OWN_PLAN = {
  campo: 'detalhes.id_plano',
  mensagem: 'Este plano não é um dos seus. Escolha outro.',
}
const PLAN_OF_NAMED = {
  campo: 'detalhes.id_plano',
  mensagem: 'Este plano não é da pessoa informada. Escolha outro.',
}

const personBy = (cpf: string) => people.get(cpf) ?? expect.fail(`${cpf} is not logged in`)

type Intent = 'L' | 'A'
type Family = (plan: number | null, intent: Intent, details?: Record<string, string>) => Promise<Answer>

const shared =
  (typeId: number, answers: Answers, cpf = MARINA): Family =>
  (id_plano, situacao, details) => {
    const body = personBy(cpf).bodyOf(typeId, answers)
    const detalhes = { ...(body.detalhes as Record<string, string>), ...details }
    return personBy(cpf).save({ ...body, id_plano, situacao, detalhes })
  }

const about =
  (typeId: 4 | 5 | 6, named: Readonly<Record<string, string>>): Family =>
  (id_plano, situacao, details) => {
    const helena = personBy(HELENA)
    const detalhes = { ...named, ...details }
    return helena.save(survivorRequest(typeId, helena.cloudId, { id_plano, situacao, detalhes }))
  }

const ofScreen: Readonly<Record<'portability' | 'enrolment' | 'bankChange', Family>> = {
  portability: (id_plano, situacao, detalhes = {}) =>
    server.call(savePortability, {
      token: personBy(MARINA).token,
      body: portability({ requerimento: { id_plano, situacao }, detalhes }),
    }),
  enrolment: (id_plano, situacao, detalhes = {}) => {
    const { token, cloudId } = personBy(MARINA)
    const body = enrolment(cloudId, { requerimento: { id_plano, situacao }, detalhes })
    return server.call(saveEnrolment, { token, body })
  },
  bankChange: (id_plano, situacao, detalhes = {}) => {
    const { token, cloudId } = personBy(JOAO)
    return server.call(saveBankChange, {
      token,
      body: bankChange(cloudId, { requerimento: { id_plano, situacao }, detalhes }),
    })
  },
}

/** Each family of saves with its right plan and with a plan of the fund that is another person's. */
const FAMILIES: readonly (readonly [string, Family, number, number, typeof OWN_PLAN])[] = [
  ['1 retirement', shared(1, withDetails({})), 1, 2, OWN_PLAN],
  ['2 sickness', shared(2, sicknessWith()), 1, 2, OWN_PLAN],
  ['3 withdrawal', shared(3, withdrawalWith()), 1, 2, OWN_PLAN],
  ['7 self-sponsorship', shared(7, selfSponsorshipWith()), 1, 2, OWN_PLAN],
  ['13 dependants for income tax', shared(13, withDetails({})), 1, 2, OWN_PLAN],
  ['4 death pension', about(4, { cpf_participante_pensao: OTAVIO }), 1, 2, PLAN_OF_NAMED],
  ['5 death lump sum', about(5, { cpf_participante_peculio: OTAVIO }), 1, 2, PLAN_OF_NAMED],
  ['6 prison allowance of another', about(6, { cpf_participante_reclusao: OTAVIO }), 1, 2, PLAN_OF_NAMED],
  ["6 prison allowance of one's own", about(6, {}), 1, 2, OWN_PLAN],
  ['10 portability', ofScreen.portability, 1, 2, OWN_PLAN],
  ['11 enrolment', ofScreen.enrolment, 2, 1, OWN_PLAN],
  ['15 bank change', ofScreen.bankChange, 2, 1, OWN_PLAN],
]

describe.each(FAMILIES)('%s', (_type, save, own, foreign, refusal) => {
  test.each<[Intent, number]>([
    ['L', foreign],
    ['A', foreign],
    ['L', 77],
    ['A', 77],
    ['L', 0],
    ['A', 0],
    ['L', -1],
  ])('refuses in %s plan %i, and stores nothing', async (intent, plan) => {
    const before = await server.requestCount()
    const { status, body } = await save(plan, intent)
    expect(status).toBe(422)
    expect(body.erros).toContainEqual(refusal)
    expect(await server.requestCount()).toBe(before)
  })

  test.each(['77', 'PSI', '01'])('refuses the plan %j among the details', async (plan) => {
    const { status, body } = await save(own, 'L', { id_plano: plan })
    expect(status).toBe(422)
    expect(body.erros).toEqual([refusal])
  })

  test.each([['its plan', own] as const, ['no plan', null] as const])('takes %s', async (_what, plan) => {
    expect(await save(plan, 'L')).toMatchObject({ status: 200, body: { codigo: 'ok' } })
    const { body } = await save(plan, 'A')
    expect(body.erros ?? []).not.toContainEqual(refusal)
  })
})

test('takes a plan that is sent as a detail alone', async () => {
  const { status, body } = await shared(3, withdrawalWith(), BEATRIZ)(null, 'L', { id_plano: '2' })
  expect(status).toBe(200)
  const { id } = body.requerimento as { id: number }
  expect((await personBy(BEATRIZ).show(id)).body).toMatchObject({ requerimento: { id_plano: 2 } })
})

test('refuses a text as the plan like a text as the type', async () => {
  const marina = personBy(MARINA)
  const body = marina.bodyOf(3, withdrawalWith())
  const { status } = await marina.save({ ...body, id_tipo: 'três' })
  expect((await marina.save({ ...body, id_plano: 'PSI' })).status).toBe(status)
})

test.each([4, 5] as const)('drops in type %i a plan while no person is named', async (typeId) => {
  const unnamed = { cpf_participante_pensao: '', cpf_participante_peculio: '' }
  expect((await about(typeId, unnamed)(null, 'L')).status).toBe(200)
  const { status, body } = await about(typeId, unnamed)(1, 'L')
  expect(status).toBe(200)
  const { id } = body.requerimento as { id: number }
  expect((await personBy(HELENA).show(id)).body).toMatchObject({ requerimento: { id_plano: null } })
})

describe("a request in E whose plan is no longer the person's", () => {
  async function returned(): Promise<number> {
    const { body } = await shared(3, withdrawalWith())(1, 'L')
    const { id } = body.requerimento as { id: number }
    await server.services.db
      .updateTable('request')
      .set({ status: 'E', plan_id: 3 })
      .where('id', '=', id)
      .execute()
    return id
  }

  test.each([
    ['takes the stored plan', 3, 200],
    ['keeps the stored plan beside one of hers', 1, 200],
    ['refuses another plan', 2, 422],
  ])('%s', async (_what, id_plano, status) => {
    const id = await returned()
    const marina = personBy(MARINA)
    const body = marina.bodyOf(3, withdrawalWith())
    expect((await marina.save({ ...body, id, id_plano })).status).toBe(status)
    expect((await marina.show(id)).body).toMatchObject({ requerimento: { id_plano: 3, situacao: 'E' } })
  })
})
