import { describe, expect, test } from 'vitest'

import { loadEnrolment, loadPerson, salary, saveEnrolment } from '#api/contract/enrolment.ts'

import type { Answer } from '../support/calling.ts'
import { company, enrolment, exposure, friend, husband } from '../support/enrolment.ts'
import { answersIn, type DocumentRow, Participant } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, PAULO, RITA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
const rita = await Participant.logIn(server, RITA)

type Change = Parameters<typeof enrolment>[1]

type Enrolled = {
  readonly id_requerimento: number
  readonly protocolo: string
  readonly situacao: string
  readonly versao: number
  readonly requerimento_docs: readonly DocumentRow[]
  readonly empresas: readonly { readonly id: number }[]
  readonly dependentes: readonly { readonly id_dependente: number; readonly nome: string }[]
}

const enrol = (person: Participant, change: Change = {}): Promise<Answer> =>
  server.call(saveEnrolment, { token: person.token, body: enrolment(person.cloudId, change) })

async function enrolled(person: Participant, change: Change = {}): Promise<Enrolled> {
  const answer = await enrol(person, change)
  expect(answer).toMatchObject({ status: 200, body: { codigo: 'ok' } })
  return answer.body as unknown as Enrolled
}

const load = async (id_requerimento: number, { token }: Participant = marina) =>
  server.call(loadEnrolment, { token, body: { id_requerimento } })

const pairsOf = ({ body }: Answer) => answersIn(body.requerimento as Record<string, unknown>)

/** The stored rows, to be sent again. */
const stored = ({ body: { empresas, peps, dependentes } }: Answer) =>
  ({ empresas, peps, dependentes }) as Pick<NonNullable<Change>, 'empresas' | 'peps' | 'dependentes'>

// ENROL-02, ENROL-03, ENROL-05, ENROL-24, SERVER-24
describe('loadPerson', () => {
  test('returns the data on file, with the maximum variable contribution', async () => {
    const { status, body } = await server.call(loadPerson, { token: marina.token, body: { cpf: MARINA } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      existe_trust: 'S',
      pessoa_fisica: {
        id: '501',
        existe_trust: 'S',
        cpf: MARINA,
        nome: 'Marina Duarte Alves',
        data_nascimento: '1968-08-13',
        sexo: 'F',
        id_nacionalidade: '10',
        naturalidade: 'Ouro Preto',
        uf_natural: 'MG',
        id_estado_civil: '2',
        id_escolaridade: '01',
        mae: 'Célia Duarte Pinho',
        rg: 'MG-11.582.903',
        rg_data_emissao: '2017-08-13',
        id_emp: '2',
        id_regional: '4',
        matricula: '204417',
        data_admissao: '2006-08-13',
        cep: '30130010',
        email_pessoal: 'marina.alves@correio.example',
        percentual_variavel: '15',
      },
    })
    expect(body.tempo_servico).toEqual([
      {
        nm_empresa: 'Tecelagem Rio das Velhas Ltda.',
        ic_atividade: '2',
        dt_ini: '1987-08-13',
        dt_fim: '1993-08-13',
      },
      {
        nm_empresa: 'Casa Lotérica Ouro Preto',
        ic_atividade: '1',
        dt_ini: '1995-08-13',
        dt_fim: '2005-08-13',
      },
    ])
  })

  test('returns no beneficiaries for a person who was never in a plan', async () => {
    const { body } = await server.call(loadPerson, { token: rita.token, body: { cpf: RITA } })
    expect(body).toMatchObject({ existe_trust: 'N', pessoa_fisica: { naturalidade: 'Pelotas' } })
  })

  test('returns empty texts if the fund has no further data', async () => {
    const paulo = await Participant.logIn(server, PAULO)
    const { body } = await server.call(loadPerson, { token: paulo.token, body: { cpf: PAULO } })
    expect(body).toMatchObject({
      pessoa_fisica: { nome: 'Paulo Sérgio Rangel', naturalidade: '', id_emp: '', rg_data_emissao: '' },
      tempo_servico: [],
    })
  })

  test.each([MARINA, RITA])('returns data that can be saved once completed: %s', async (cpf) => {
    const person = cpf === MARINA ? marina : rita
    const { body } = await server.call(loadPerson, { token: person.token, body: { cpf } })
    const serviceTime = body.tempo_servico as Record<string, string>[]
    const answer = await server.call(saveEnrolment, {
      token: person.token,
      body: {
        requerimento: {
          id: null,
          id_plano: 2,
          id_nuvem: person.cloudId,
          situacao: 'L',
          detalhes: [{ nome: 'regime_tributacao', valor: 'P' }],
        },
        participante: {
          ...(body.pessoa_fisica as object),
          aposentado_inss: 'N',
          politicamente_exposto: 'N',
          responsavel_fatca: 'N',
          espontanea_sim_nao: 'N',
        },
        empresas: serviceTime.map(({ nm_empresa, ic_atividade, dt_ini, dt_fim }, index) => ({
          id: -1 - index,
          nome_empresa: nm_empresa,
          id_tipo_tempo_servico: ic_atividade,
          data_admissao: dt_ini,
          data_demissao: dt_fim,
        })),
        peps: [],
        dependentes: [],
        usuario: cpf,
        email_pessoal: '',
      },
    })
    expect(answer).toMatchObject({ status: 200, body: { codigo: 'ok', situacao: 'L' } })
    expect(answer.body.empresas).toHaveLength(serviceTime.length)
  })

  test.each([
    ['in reais', MARINA, 6840],
    ['null where there is none', RITA, null],
  ])('the salary is %s', async (_what, cpf, salario) => {
    const { token } = cpf === MARINA ? marina : rita
    expect(await server.call(salary, { token, body: { cpf } })).toEqual({ status: 200, body: { salario } })
  })
})

describe('saveEnrolment for a new request', () => {
  test('stores the answers for loadEnrolment', async () => {
    const { id_requerimento } = await enrolled(marina, {
      participante: { politicamente_exposto: 'S' },
      peps: [exposure],
    })
    const answer = await load(id_requerimento)
    expect(answer.body).toMatchObject({
      requerimento: { id: id_requerimento, id_plano: 2, id_tipo: 11, situacao: 'L', versao: 1 },
      pessoa: {
        id: '501',
        existe_trust: 'S',
        naturalidade: 'Ouro Preto',
        telefone: '(31) 3274-1180',
        politicamente_exposto: 'S',
        pep: 'S',
      },
      empresas: [{ ...company, id: expect.any(Number) }],
      peps: [{ ...exposure, id: expect.any(Number) }],
      dependentes: [
        { ...husband, id_dependente: expect.any(Number), docs_obrigatorios: [] },
        { ...friend, id_dependente: expect.any(Number), docs_obrigatorios: [] },
      ],
      mensagens: [],
    })
    // Under their other names too (D-101), decimals with a point (D-114).
    expect(pairsOf(answer)).toMatchObject({
      nome_empresa: 'Serrazul Processamento de Dados',
      regional: 'Regional Belo Horizonte',
      valor_espontanea_inicial: '500.50',
    })
  })

  test('takes the e-mail beside the participant if the participant has none', async () => {
    const { id_requerimento } = await enrolled(marina, {
      participante: { email_pessoal: null },
      email_pessoal: 'ao.lado@correio.example',
    })
    expect((await load(id_requerimento)).body.pessoa).toMatchObject({
      email_pessoal: 'ao.lado@correio.example',
    })
  })

  test('keeps unknown details, also through another save', async () => {
    const { id_requerimento } = await enrolled(marina, {
      participante: { apelido: 'Nina' },
      detalhes: { origem: 'campanha' },
    })
    await enrolled(marina, { requerimento: { id: id_requerimento } })
    const answer = await load(id_requerimento)
    expect(answer.body.pessoa).toMatchObject({ apelido: 'Nina' })
    expect(pairsOf(answer)).toMatchObject({ origem: 'campanha' })
  })

  test('limits the number of unknown answers about the participant', async () => {
    const names = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a${index}`, 'x']))
    expect(await enrol(marina, { participante: names })).toMatchObject({
      status: 422,
      body: { message: 'O requerimento aceita no máximo 50 respostas que não são do formulário.' },
    })
  })

  test('uses the person of the records, whatever name was sent', async () => {
    const { id_requerimento } = await enrolled(marina, {
      participante: { id: '1', nome: 'Outra', data_nascimento: '1940-01-01', sexo: 'M', existe_trust: 'N' },
    })
    expect((await load(id_requerimento)).body.pessoa).toMatchObject({
      id: '501',
      nome: 'Marina Duarte Alves',
      data_nascimento: '1968-08-13',
      sexo: 'F',
      existe_trust: 'S',
    })
    expect((await enrol(marina, { participante: { cpf: BEATRIZ } })).status).toBe(403)
  })
})

test.each<[string, Change]>([
  ['participante.id_nacionalidade', { participante: { id_nacionalidade: '9999' } }],
  ['participante.id_regional', { participante: { id_regional: '1' } }],
  ['empresas.-1.id_tipo_tempo_servico', { empresas: [{ ...company, id_tipo_tempo_servico: 77 }] }],
  ['designados.-1.id_parentesco', { dependentes: [{ ...husband, percentual: '100', id_parentesco: 77 }] }],
])('saveEnrolment refuses what is in no list of the fund: %s', async (campo, change) => {
  const before = await server.requestCount()
  expect(await enrol(marina, { ...change, requerimento: { situacao: 'A' } })).toEqual({
    status: 422,
    body: {
      codigo: 'erro',
      message: 'Existem problemas no preenchimento. Favor revisar o formulário.',
      erros: [expect.objectContaining({ campo, mensagem: 'Obrigatório' })],
    },
  })
  expect(await server.requestCount()).toBe(before)
})

describe('saveEnrolment lists', () => {
  const companies = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...company, id: -1 - index }))

  test('have at most 50 rows', async () => {
    expect((await enrolled(marina, { empresas: companies(50) })).empresas).toHaveLength(50)
    const { status, body } = await enrol(marina, { empresas: companies(51) })
    expect(status).toBe(422)
    expect(body.erros).toEqual([{ campo: 'empresas', mensagem: 'Valor ausente ou fora do formato.' }])
  })

  test('keep known rows, add new ones and delete missing ones', async () => {
    const saved = await enrolled(marina)
    const kept = { ...friend, id_dependente: saved.dependentes[1]?.id_dependente, percentual: '30' }
    const again = await enrolled(marina, {
      requerimento: { id: saved.id_requerimento },
      empresas: [],
      dependentes: [kept, { ...husband, percentual: '70' }],
    })
    expect(again.dependentes.map(({ nome }) => nome)).toEqual([
      'Olívia Braga Torres',
      'Antônio Alves Ribeiro',
    ])
    expect(again.dependentes[0]?.id_dependente).toBe(kept.id_dependente)
    expect(again.empresas).toEqual([])
  })

  test("may name only people on the person's file", async () => {
    const saved = await enrolled(marina, {
      dependentes: [{ ...husband, percentual: '100', id_pessoa_dep: 90011 }],
    })
    expect(saved.dependentes).toMatchObject([{ id_pessoa_dep: 90011 }])
    const before = await server.requestCount()
    for (const id_pessoa_dep of [90031, 999_999]) {
      const { status } = await enrol(marina, {
        dependentes: [{ ...husband, percentual: '100', id_pessoa_dep }],
      })
      expect(status).toBe(404)
    }
    expect(await server.requestCount()).toBe(before)
  })
})

describe('the statuses of an enrolment', () => {
  test('in E its contributions and its tax regime cannot be changed', async () => {
    const { id_requerimento: id } = await enrolled(marina)
    await server.setStatus(id, 'E')
    const corrected = await enrolled(marina, {
      requerimento: { id },
      participante: { naturalidade: 'Mariana', percentual_variavel: '10', espontanea_sim_nao: 'N' },
      detalhes: { regime_tributacao: 'P' },
      ...stored(await load(id)),
    })
    expect(corrected.situacao).toBe('E')
    const answer = await load(id)
    expect(answer.body.pessoa).toMatchObject({
      naturalidade: 'Mariana',
      percentual_variavel: '15',
      espontanea_sim_nao: 'S',
      valor_espontanea: '500.50',
    })
    expect(pairsOf(answer)).toMatchObject({ perc_variavel_inicial: '15', regime_tributacao: 'R' })
  })

  test('it is cancelled without valid answers, which deletes the people in it', async () => {
    const { id_requerimento: id } = await enrolled(marina, {
      participante: { politicamente_exposto: 'S' },
      peps: [exposure],
    })
    const body = { requerimento: { id, id_nuvem: marina.cloudId, situacao: 'N' }, usuario: MARINA }
    const cancelled = await server.call(saveEnrolment, { token: marina.token, body })
    expect(cancelled).toMatchObject({ status: 200, body: { situacao: 'N', dependentes: [], peps: [] } })
  })
})
