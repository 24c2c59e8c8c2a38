import { describe, expect, test } from 'vitest'

import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import { enrolmentForm } from '#domain/forms/enrolment.ts'
import type { Answers, Row, Values } from '#domain/forms/form.ts'
import { pathsIn, problemsIn } from '#domain/forms/problems.ts'
import type { Facts } from '#domain/requests/facts.ts'

import {
  companyRow,
  designatedRow,
  enrolmentFacts,
  enrolmentWith,
  exposureRow,
} from '#tools/samples/enrolment-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'
import { givenIn } from '../../support/given-answers.ts'

const problemsOf = (answers: Answers, facts: Facts = enrolmentFacts()) =>
  problemsIn(enrolmentForm, answers, facts).map(({ path, message }) => `${path}: ${message}`)

const settled = (answers: Answers, facts: Facts = enrolmentFacts()) =>
  applyForced(enrolmentForm, answers, facts)

// ENROL-08 to ENROL-11, ENROL-33 to ENROL-35, ENROL-37, ENROL-59, ENROL-68, ENROL-69, ENROL-71
describe('enrolment form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{ rg_data_emissao: '2026-11-21' }, []],
    [{ id_nacionalidade: '11' }, ['id_nacionalidade: Obrigatório']],
    [{ id_estado_civil: '9' }, ['id_estado_civil: Obrigatório']],
    [{ id_escolaridade: '1' }, ['id_escolaridade: Obrigatório']],
    [{ id_emp: '3' }, ['id_emp: Obrigatório', 'id_regional: Obrigatório']],
    [{ id_emp: '1' }, ['id_regional: Obrigatório']],
    [{ id_emp: '1', id_regional: '1' }, []],
    [{ percentual_variavel: '15,00' }, []],
    [{ percentual_variavel: '0', espontanea_sim_nao: 'N' }, []],
    [{ percentual_variavel: '12,5', espontanea_sim_nao: 'N' }, []],
    [{ espontanea_sim_nao: 'N', valor_espontanea: '' }, []],
    [{ valor_espontanea: '0,00' }, ['valor_espontanea: Obrigatório']],
    [{ valor_espontanea: '1.250,00' }, []],
    [
      { percentual_variavel: '14,99' },
      [
        'valor_espontanea: Somente informe um valor para contribuição espontânea se a contribuição variável for 15%',
      ],
    ],
  ])('%o', (change, problems) => {
    expect(problemsOf(enrolmentWith(change))).toEqual(problems.map((problem) => `participante.${problem}`))
  })
})

describe('enrolment form: retirement by the INSS', () => {
  const problem = (years: number) => [`participante.aposentado_inss: Idade inferior a ${years} anos`]
  test.each<[Values, string[]]>([
    [{ sexo: 'F', data_nascimento: '1982-11-21', aposentado_inss: 'S' }, []],
    [{ sexo: 'F', data_nascimento: '1982-11-22', aposentado_inss: 'S' }, problem(44)],
    [{ sexo: 'M', data_nascimento: '1977-11-21', aposentado_inss: 'S' }, []],
    [{ sexo: 'M', data_nascimento: '1977-11-22', aposentado_inss: 'S' }, problem(49)],
    [{ sexo: 'M', data_nascimento: '2000-01-01', aposentado_inss: 'N' }, []],
  ])('%o', (change, problems) => {
    expect(problemsOf(enrolmentWith(change))).toEqual(problems)
  })
})

describe('enrolment form: the spontaneous contribution is limited to 15 % of the salary', () => {
  test.each<[number | undefined, string, string[]]>([
    [1_248_000, '1872', []],
    [1_248_000, '1872,01', ['participante.valor_espontanea: Máximo R$\u00a01.872,00']],
    [333_333, '499.99', []],
    [333_333, '500', ['participante.valor_espontanea: Máximo R$\u00a0499,99']],
    [undefined, '999999', []],
  ])('with a salary of %d cents: %s', (contributionSalaryCents, valor_espontanea, problems) => {
    const facts = enrolmentFacts(contributionSalaryCents === undefined ? {} : { contributionSalaryCents })
    expect(problemsOf(enrolmentWith({ valor_espontanea }), facts)).toEqual(problems)
  })
})

describe('enrolment form: problems of a row', () => {
  const rows: readonly [keyof typeof made, Values, string[]][] = [
    ['empresas', { id_tipo_tempo_servico: '2' }, ['id_tipo_tempo_servico: Obrigatório']],
    ['empresas', { data_demissao: '1995-03-01' }, []],
    ['peps', { id_parentesco: '55' }, ['id_parentesco: Obrigatório']],
    ['designados', { percentual: 'metade' }, ['percentual: Somente números']],
    [
      'empresas',
      { data_admissao: '1995-03-01', data_demissao: '1966-02-28' },
      ['data_demissao: A data de demissão não pode ser antes do nascimento.'],
    ],
    ['empresas', { data_admissao: '1968-08-13', data_demissao: '1995-02-28' }, []],
    ['designados', { designado: 'N' }, ['percentual: Percentual deve ser zero']],
    ['designados', { designado: 'N', percentual: '0,00' }, []],
    ['designados', { designado: 'N', percentual: '' }, []],
  ]
  const made = { empresas: companyRow, peps: exposureRow, designados: designatedRow }
  test.each(rows)('in the list of %s, with %o', (part, change, problems) => {
    const answers = enrolmentWith(
      { politicamente_exposto: 'S' },
      { peps: [exposureRow()], [part]: [made[part](change)] },
    )
    expect(problemsOf(answers)).toEqual(problems.map((problem) => `${part}.-1.${problem}`))
  })
})

describe('enrolment form: shares of the lump sum', () => {
  const SUM = ['designados: Somatório deve ser 100%']
  const CPFS = ['31862407940', '92741508305', '40281736553']
  const shares = (percents: readonly string[]): readonly Row[] =>
    percents.map((percentual, index) => designatedRow({ percentual, cpf: CPFS[index] ?? '' }, -1 - index))
  test.each<[string[], string[]]>([
    [['60', '40'], []],
    [['33,33', '33.33', '33,34'], []],
    [['60', '39.99'], SUM],
    [['60', '41'], SUM],
  ])('the problem of the shares %j', (percents, problems) => {
    expect(problemsOf(enrolmentWith({}, { designados: shares(percents) }))).toEqual(problems)
  })

  test('without a designated person there are none', () => {
    const none = [designatedRow({ designado: 'N', percentual: '0' })]
    expect(problemsOf(enrolmentWith({}, { designados: none }))).toEqual([])
  })

  test('a person who is not designated has the share zero', () => {
    const rows = [designatedRow({ designado: 'N', percentual: '' }), designatedRow({ percentual: '' }, -2)]
    const { designados } = settled(enrolmentWith({}, { designados: rows }))
    expect(designados.map(({ values }) => values.percentual)).toEqual(['0', ''])
  })

  test('a new row that is not designated has no share either', () => {
    const { percentual: _, ...added } = designatedRow({ designado: 'N' }).values
    const answers = settled(enrolmentWith({}, { designados: [{ id: -1, values: added }] }))
    expect(answers.designados.map(({ values }) => values.percentual)).toEqual(['0'])
    expect(problemsOf(answers)).toEqual([])
  })
})

describe('enrolment form: political exposure', () => {
  test('without exposure, details are neither checked nor sent', () => {
    const answers = enrolmentWith({}, { peps: [exposureRow({ pessoa: '' })] })
    expect(problemsOf(answers)).toEqual([])
    expect(pathsIn(enrolmentForm, answers, enrolmentFacts())).not.toContain('peps.-1.pessoa')
    expect(answersToSend(enrolmentForm, answers, enrolmentFacts()).peps).toEqual([])
    const exposed = enrolmentWith({ politicamente_exposto: 'S' }, { peps: [exposureRow()] })
    expect(answersToSend(enrolmentForm, exposed, enrolmentFacts()).peps).toHaveLength(1)
    expect(pathsIn(enrolmentForm, exposed, enrolmentFacts())).toContain('peps.-1.pessoa')
  })
})

describe('enrolment form: answers with two wire names', () => {
  const sent = (change: Values = {}, facts = enrolmentFacts()) => {
    const answers = settled(enrolmentWith(change), facts)
    return answersToSend(enrolmentForm, answers, facts)
  }

  test('they are also in the details, under their other name', () => {
    expect(givenIn(sent().detalhes)).toEqual({
      id_plano: '2',
      regime_tributacao: 'R',
      nome_empresa: 'Empresa de Dados',
      regional: 'Minas',
      matricula: '204417',
      data_admissao: '2006-08-13',
      perc_variavel_inicial: '15',
      espontanea_sim_nao: 'S',
      valor_espontanea_inicial: '500.50',
      email_pessoal: 'marina@correio.example',
    })
    expect(sent().participante.pep).toBe('N')
  })

  test('an amount that is not asked is in neither place', () => {
    const { detalhes, participante } = sent({ espontanea_sim_nao: 'N' })
    expect(detalhes.valor_espontanea_inicial).toBe('')
    expect(participante).not.toHaveProperty('valor_espontanea')
  })

  test('without the list, the id is used instead of the name', () => {
    expect(sent({}, factsWith()).detalhes).toMatchObject({ nome_empresa: '2', regional: '4' })
  })
})

test("enrolment form: without the fund's lists any choice is accepted", () => {
  const anything = { id_nacionalidade: '77', id_emp: '9', id_regional: '8', id_escolaridade: 'x' }
  expect(problemsOf(enrolmentWith(anything), factsWith())).toEqual([])
  expect(problemsOf(enrolmentWith({ id_nacionalidade: '', id_regional: '' }), factsWith())).toEqual([
    'participante.id_regional: Obrigatório',
    'participante.id_nacionalidade: Obrigatório',
  ])
})

test('enrolment form: a number under a second name is written as it is stored', () => {
  const typed = settled(enrolmentWith({ percentual_variavel: '15,0', valor_espontanea: '1.250,5' }))
  const { detalhes, participante } = answersToSend(enrolmentForm, typed, enrolmentFacts())
  expect(participante).toMatchObject({ percentual_variavel: '15.0', valor_espontanea: '1250.5' })
  expect(detalhes).toMatchObject({ perc_variavel_inicial: '15.0', valor_espontanea_inicial: '1250.5' })
})
