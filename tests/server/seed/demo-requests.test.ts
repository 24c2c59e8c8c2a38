import { describe, expect, test } from 'vitest'

import { listRequests, showRequest } from '#api/contract/requests.ts'
import { benefitForm } from '#domain/forms/benefit.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { kindOf, screenOf } from '#domain/request-kinds/kinds.ts'
import { findFacts } from '#server/people/facts.ts'
import { findAnswers } from '#server/requests/answers/answers.ts'

import { Participant } from '../support/participant.ts'
import { idOf, serverForTests } from '../support/test-server.ts'
import { BEATRIZ, JOAO, MARINA, NOW, PAULO, RITA, SANDRA } from '../support/world.ts'

const server = await serverForTests()

const requestsOf = async (cpf: string) => {
  const { token, cloudId } = await Participant.logIn(server, cpf)
  const { body } = await server.call(listRequests, { token, params: { id_nuvem: cloudId } })
  return body.requerimentos as {
    id: number
    id_tipo_requerimento: number
    situacao: string
    data_requerimento: string
  }[]
}

describe('seed requests', () => {
  test('Marina has three', async () => {
    const requests = await requestsOf(MARINA)
    expect(requests.map(({ id_tipo_requerimento: type, situacao }) => [type, situacao])).toEqual([
      [1, 'L'],
      [7, 'A'],
      [13, 'N'],
    ])
  })

  test("Marina's draft lacks only the account and the tax option", async () => {
    const [draft] = await requestsOf(MARINA)
    const problems = await problemsOf(MARINA, draft?.id ?? 0)
    expect(problems.map(({ path }) => path)).toEqual([
      'detalhes.banco',
      'detalhes.agencia',
      'detalhes.conta',
      'detalhes.ciente_opcao_irrf_irreversivel',
    ])
  })

  test('each one that was denied has its reason as the newest message', async () => {
    const denied = await server.services.db
      .selectFrom('request')
      .leftJoin('request_message', 'request_message.request_id', 'request.id')
      .select(['request.protocol', 'request_message.text'])
      .where('status', '=', 'I')
      .orderBy('request.protocol')
      .execute()
    expect(denied.map(({ text }) => text)).toEqual([
      'A certidão de recolhimento à prisão não comprova a reclusão no período informado.',
      'A idade mínima do plano ainda não tinha sido completada.',
      'O INSS não reconheceu a incapacidade no período informado.',
    ])
  })

  test('Beatriz has 26, with every status and every type that can be opened', async () => {
    const requests = await requestsOf(BEATRIZ)
    expect(requests).toHaveLength(26)
    const statuses = new Set(requests.map(({ situacao }) => situacao))
    expect([...statuses].sort().join(' ')).toBe('A C D E F I L N R V X Z')
    const types = new Set(requests.map(({ id_tipo_requerimento }) => id_tipo_requerimento))
    expect([...types].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 16])
    const dates = requests.map(({ data_requerimento }) => data_requerimento)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(
      requests.filter(({ id_tipo_requerimento: type, situacao }) => type === 16 && situacao === 'X'),
    ).toHaveLength(1)
  })

  test("Beatriz's open retirement requests have valid answers", async () => {
    const open = (await requestsOf(BEATRIZ)).filter(
      ({ id_tipo_requerimento: type, situacao }) => type === 1 && ['L', 'E'].includes(situacao),
    )
    expect(open).toHaveLength(2)
    for (const { id } of open) expect(await problemsOf(BEATRIZ, id)).toEqual([])
  })

  test('requests of the shared form are displayed as text only', async () => {
    for (const cpf of [MARINA, BEATRIZ]) {
      const facts = await findFacts(server.services.db, server.services.fund, await idOf(server, cpf), NOW)
      const read = (await requestsOf(cpf)).filter(({ id_tipo_requerimento: type }) => screenOf(type) === '01')
      for (const { id, id_tipo_requerimento: type } of read) {
        const sections = readAnswers(kindOf(type)?.form ?? null, await answersOf(id), facts)
        expect(
          sections.map(({ title }) => title),
          `${cpf}, type ${type}`,
        ).not.toContain('Outros dados')
      }
    }
  })

  test('one has a rejected document, with messages about it', async () => {
    const { token } = await Participant.logIn(server, BEATRIZ)
    const [demanded] = (await requestsOf(BEATRIZ)).filter(({ situacao }) => situacao === 'E')
    const { body } = await server.call(showRequest, { token, params: { id: demanded?.id ?? 0 } })
    const documents = body.documentos as { desc_situacao: string; desc_tipo_documento: string }[]
    expect(
      documents
        .filter(({ desc_situacao }) => desc_situacao === 'REJEITADO')
        .map((row) => row.desc_tipo_documento),
    ).toEqual(['Comprovante de residência'])
    expect(body.mensagens).toHaveLength(3)
    expect((body.dependentes as { tipo: string }[]).filter(({ tipo }) => tipo === 'ir')).toHaveLength(2)
  })

  test.each([
    ['Sandra', SANDRA, ['4 L'], 4, []],
    ['Paulo', PAULO, ['14 L', '10 L'], 10, []],
    ['Rita', RITA, ['11 L'], 11, ['participante.espontanea_sim_nao', 'detalhes.regime_tributacao']],
    ['João', JOAO, ['15 L', '16 A'], 15, ['beneficios']],
  ])(
    '%s has drafts of types that no other person can edit, which lack no other answers than intended',
    async (_, cpf, all, typeId, lacking) => {
      const requests = await requestsOf(cpf)
      expect(requests.map(({ id_tipo_requerimento: type, situacao }) => `${type} ${situacao}`)).toEqual(all)
      const draft = requests.find(({ id_tipo_requerimento: type }) => type === typeId)
      const problems = await problemsOf(cpf, draft?.id ?? 0, kindOf(typeId)?.form ?? benefitForm)
      expect(problems.map(({ path }) => path)).toEqual(lacking)
    },
  )

  test('requests of other people keep their ids and protocols beside those drafts', async () => {
    const drafts = [SANDRA, PAULO, RITA, JOAO]
    const rows = await server.services.db
      .selectFrom('request')
      .innerJoin('person', 'person.id', 'request.person_id')
      .select(['request.id', 'request.status', 'person.cpf'])
      .orderBy('request.id')
      .execute()
    const isDraft = rows.map(({ status, cpf }) => status === 'L' && drafts.includes(cpf))
    expect(isDraft.lastIndexOf(false)).toBeLessThan(isDraft.indexOf(true))
  })

  test('all with a screen have required documents', async () => {
    const { db } = server.services
    const without = await db
      .selectFrom('request')
      .select('type_id')
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom('required_document').select('id').whereRef('request_id', '=', 'request.id'),
          ),
        ),
      )
      .execute()
    expect(without).toEqual([{ type_id: 14 }])
  })
})

async function answersOf(requestId: number) {
  const { db } = server.services
  const row = db.selectFrom('request').selectAll().where('id', '=', requestId)
  return findAnswers(db, await row.executeTakeFirstOrThrow())
}

async function problemsOf(cpf: string, requestId: number, form = benefitForm) {
  const { db, fund } = server.services
  const facts = await findFacts(db, fund, await idOf(server, cpf), NOW)
  return problemsIn(form, await answersOf(requestId), facts)
}
