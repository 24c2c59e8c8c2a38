import { beforeAll, describe, expect, test } from 'vitest'

import { answersToWire } from '#api/contract/answers.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'

import {
  contributionsWith,
  selfSponsorshipWith,
  sicknessWith,
  withdrawalWith,
} from '#tools/samples/answers-01.ts'
import { dependantRow, withDetails } from '#tools/samples/benefit-answers.ts'
import { Participant } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, PAULO } from '../support/world.ts'

const server = await serverForTests()
const people = new Map<string, Participant>()

beforeAll(async () => {
  for (const cpf of [MARINA, BEATRIZ, PAULO]) people.set(cpf, await Participant.logIn(server, cpf))
})

const personBy = (cpf: string) => people.get(cpf) ?? expect.fail(`${cpf} is not logged in`)

const loan = { quitacao_contrato: 'N' }
const declaring = answersOf({ detalhes: { id_plano: '1' }, dependentes: [dependantRow()] })
const [dependantWire] = answersToWire(declaring).dependentes
const secondPlan = withDetails({ id_plano: '2', parcela25: '10', parcela100: '0' })

const values = (body: Record<string, unknown>) =>
  Object.fromEntries(
    (body.detalhes as { nome: string; valor: string }[]).map(({ nome, valor }) => [nome, valor]),
  )

// SPONSOR-10, VALID-28
describe('the first form family is saved, then sent with its documents', () => {
  test.each<[string, number, string, Answers, number[]]>([
    ['sickness, not retired by the INSS', 2, MARINA, sicknessWith(), [1, 4, 12, 13]],
    ['sickness, retired by the INSS', 2, MARINA, sicknessWith({ aposentado_inss: 'S' }), [1, 4, 11, 13]],
    ['a withdrawal', 3, MARINA, withdrawalWith(), [1, 3, 4, 10]],
    ['a withdrawal of who migrated', 3, BEATRIZ, withdrawalWith(loan), [1, 3, 4, 10, 18]],
    ['self-sponsorship after a dismissal', 7, MARINA, selfSponsorshipWith(), [1, 19]],
    [
      'partial self-sponsorship',
      7,
      MARINA,
      selfSponsorshipWith({ autopatrocinio: 'P', razao: 'P' }),
      [1, 20],
    ],
    ['self-sponsorship on leave', 7, MARINA, selfSponsorshipWith({ razao: 'A' }), [1, 21]],
    ['self-sponsorship with contributions', 7, BEATRIZ, contributionsWith(), [1, 19]],
    ['type 8', 8, PAULO, secondPlan, [1, 3, 4, 10]],
    ['dependants for income tax', 13, MARINA, declaring, [1]],
  ])('%s', async (_what, typeId, cpf, answers, documents) => {
    const person = personBy(cpf)
    const body = person.bodyOf(typeId, answers)
    const saved = await person.saved(body)
    const { id } = saved.requerimento
    expect(saved.requerimento.situacao).toBe('L')
    expect(saved.documentos.map((row) => row.id_tipo_documento).sort((a, b) => a - b)).toEqual(documents)

    const dependentes = saved.dependentes.map((row) => ({ ...dependantWire, id: row.id }))
    const whole = { ...body, id, situacao: 'A', dependentes }
    const early = await person.save(whole)
    expect(early.status).toBe(422)
    expect(early.body.erros).toContainEqual({
      campo: 'documentos',
      mensagem: 'Falta para enviar: Documento de identidade (RG ou CNH)',
    })
    await person.attachEverything(saved)
    expect((await person.saved(whole)).requerimento.situacao).toBe('A')
  })
})

test.each<[string, number, Answers, string]>([
  ['a bank of another type', 2, sicknessWith({ banco: '104' }), 'detalhes.banco'],
  [
    'a reason of a partial self-sponsorship for an integral one',
    7,
    selfSponsorshipWith({ razao: 'P' }),
    'detalhes.razao',
  ],
])('the first form family is refused with its field: %s', async (_what, typeId, answers, campo) => {
  const marina = personBy(MARINA)
  const { status, body } = await marina.save(marina.bodyOf(typeId, answers, { intent: 'A' }))
  expect([status, body.erros]).toEqual([422, [{ campo, mensagem: 'Obrigatório', causa: 'obrigatorio' }]])
})

test('type 8 requires neither age nor time in the plan', async () => {
  const { db } = server.services
  const { id } = await db
    .updateTable('person')
    .set({ birth_date: '1990-01-01' })
    .where('cpf', '=', PAULO)
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('membership').set({ started_on: '2026-01-01' }).where('person_id', '=', id).execute()
  const paulo = personBy(PAULO)
  const problemsOf = async (typeId: number) =>
    (await paulo.save(paulo.bodyOf(typeId, secondPlan, { intent: 'A' }))).body.erros as { campo: string }[]
  expect((await problemsOf(8)).filter(({ campo }) => campo !== 'documentos')).toEqual([])
  expect((await problemsOf(1)).filter(({ campo }) => campo !== 'documentos')).not.toEqual([])
})

describe('stored answers', () => {
  const storedOf = async (cpf: string, typeId: number, answers: Answers) => {
    const person = personBy(cpf)
    const { requerimento } = await person.saved(person.bodyOf(typeId, answers))
    return (await person.show(requerimento.id)).body
  }

  test('of a withdrawal at once have no instalments, and acknowledgements as on the wire', async () => {
    const body = await storedOf(MARINA, 3, withdrawalWith({ resgate: 'N', parcelas: '12' }))
    expect(values(body)).toMatchObject({
      resgate: 'N',
      parcelas: '0',
      ciente_perda_paridade: 'true',
      ciente_desligamento_irreversivel: 'true',
    })
    expect(values(body)).not.toHaveProperty('ciente_opcao_irrf_irreversivel')
  })

  test('of a partial self-sponsorship have its only reason, and in plan 1 no contribution', async () => {
    const stored = values(
      await storedOf(MARINA, 7, contributionsWith({ id_plano: '1', autopatrocinio: 'P', razao: 'D' })),
    )
    expect(stored).toMatchObject({ autopatrocinio: 'P', razao: 'P' })
    expect(stored).not.toHaveProperty('valor_espontanea')
  })

  test('of a declaration of dependants have no address', async () => {
    const body = await storedOf(MARINA, 13, declaring)
    expect(body).toMatchObject({ endereco: null, dependentes: [{ nome: 'Ana Duarte', dependencia: '4' }] })
  })
})

test('in E only answers that were not analysed may change', async () => {
  const beatriz = personBy(BEATRIZ)
  const { requerimento } = await beatriz.saved(beatriz.bodyOf(3, withdrawalWith(loan)))
  const { id } = requerimento
  await server.setStatus(id, 'E')
  const change = { parcelas: '24', quitacao_contrato: 'S', data_demissao: '2026-10-31', conta: '999' }
  await beatriz.saved({ ...beatriz.bodyOf(3, withdrawalWith(change)), id })
  expect(values((await beatriz.show(id)).body)).toMatchObject({
    parcelas: '12',
    quitacao_contrato: 'N',
    data_demissao: '2026-10-31',
    conta: '999',
  })
})
