import { createHash } from 'node:crypto'

import { beforeEach, describe, expect, test } from 'vitest'

import { participantName, participantPlans } from '#api/contract/people.ts'

import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, HELENA, MARINA, RITA, TERESA } from '../support/world.ts'

const server = await serverForTests()
const token = await server.logIn(MARINA)

const OTAVIO = '16372849500'
const LUCIA = '94726183591'
const VISITOR = '37258049150'
const UNKNOWN_CPF = '55017293698'

const PLAN_1 = { id: 1, descricao: 'Plano de Benefícios I' }
const PLAN_2 = { id: 2, descricao: 'Plano de Benefícios II' }

beforeEach(() => server.services.db.deleteFrom('look_up').execute())

const nameOf = (cpf: string) => server.call(participantName, { token, body: { cpf } })
const plansOf = (cpf: string) => server.call(participantPlans, { token, body: { cpf } })

const kept = () =>
  server.services.db
    .selectFrom('look_up')
    .innerJoin('person', 'person.id', 'look_up.person_id')
    .select(['person.cpf as by', 'asked_for', 'cpf_hash', 'looked_up_at'])
    .orderBy('look_up.id')
    .execute()

// SERVER-22
describe('participantName and participantPlans', () => {
  test.each([
    ['who died', OTAVIO, 'Otávio R. L.', [PLAN_1]],
    ['who died with two plans', LUCIA, 'Lúcia M. F.', [PLAN_1, PLAN_2]],
    ['a CPF with its signs', '947.261.835-91', 'Lúcia M. F.', [PLAN_1, PLAN_2]],
    ['who is active', BEATRIZ, 'Beatriz F. L.', [PLAN_1, PLAN_2]],
    ['who has a pension', HELENA, 'Helena S. M.', [PLAN_1]],
    ['who has no plan', RITA, 'Rita C. D.', []],
    ['who looks', MARINA, 'Marina Duarte Alves', [PLAN_1]],
    ['a visitor', VISITOR, '', []],
    ["one of the fund's staff", TERESA, '', []],
    ['an unknown CPF', UNKNOWN_CPF, '', []],
  ])('%s', async (_who, cpf, nome, planos_participante) => {
    expect(await nameOf(cpf)).toEqual({ status: 200, body: { codigo: 'ok', nome } })
    expect(await plansOf(cpf)).toEqual({ status: 200, body: { codigo: 'ok', planos_participante } })
  })

  test.each(['16372849501', '11111111111', '1637284950', '163.72849500', ''])(
    'refuse %j as a CPF',
    async (cpf) => {
      const refused = {
        status: 422,
        body: {
          codigo: 'erro',
          message: 'CPF inválido',
          erros: [{ campo: 'cpf', mensagem: 'CPF inválido' }],
        },
      }
      expect(await nameOf(cpf)).toEqual(refused)
      expect(await plansOf(cpf)).toEqual(refused)
      expect(await kept()).toEqual([])
    },
  )

  test('include ended plans', async () => {
    const { db } = server.services
    const ending = (ended_on: string | null) =>
      db.updateTable('membership').set({ ended_on }).where('plan_id', '=', 1).execute()
    await ending('2026-01-31')
    const { body } = await plansOf(LUCIA)
    await ending(null)
    expect(body.planos_participante).toEqual([PLAN_1, PLAN_2])
  })
})

describe('a lookup of another person', () => {
  test.each([
    ['a known CPF', OTAVIO],
    ['an unknown CPF', UNKNOWN_CPF],
  ])('is recorded with the result found: %s', async (_who, cpf) => {
    server.setSeconds(90)
    await nameOf(cpf)
    await plansOf(cpf)
    server.setSeconds(0)
    const row = {
      by: MARINA,
      cpf_hash: createHash('sha256').update(cpf).digest('hex'),
      looked_up_at: new Date('2026-11-21T15:01:30Z'),
    }
    expect(await kept()).toEqual([
      { ...row, asked_for: 'name' },
      { ...row, asked_for: 'plans' },
    ])
  })

  test('is refused if it cannot be recorded', async () => {
    const { schema } = server.services.db
    await schema.alterTable('look_up').renameTo('look_up_away').execute()
    const answer = await nameOf(OTAVIO)
    await schema.alterTable('look_up_away').renameTo('look_up').execute()
    expect(answer).toEqual({
      status: 500,
      body: { codigo: 'erro', message: 'Ocorreu um problema no servidor.' },
    })
  })

  test("of the caller's own CPF is not recorded", async () => {
    await nameOf(MARINA)
    await plansOf('529.982.247-25')
    expect(await kept()).toEqual([])
  })
})
