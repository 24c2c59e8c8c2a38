import { describe, expect, test } from 'vitest'

import { benefitForm } from '#domain/forms/benefit.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import type { Facts } from '#domain/requests/facts.ts'

import {
  dependantRow,
  representativeAnswers,
  validAnswers,
  withAddress,
  withDetails,
} from '#tools/samples/benefit-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'

const problemsOf = (answers: Answers, facts: Facts = factsWith({ cpf: '52998224725' })) =>
  problemsIn(benefitForm, answers, facts).map(({ path, message }) => `${path}: ${message}`)

// ADDRESS-01, BENEFIT-20, BENEFIT-21, BENEFIT-26, DEPENDANTS-04, DEPENDANTS-06, DEPENDANTS-11, DEPENDANTS-12,
// REPRESENTATIVE-01, REPRESENTATIVE-03, REPRESENTATIVE-05, REPRESENTATIVE-07, VALID-29, VALID-30
describe('benefit form: the representative', () => {
  test.each<[Values, string[]]>([
    [{ data_nasc_rep: '2008-11-21' }, []],
    [{ data_expedicao: '2026-11-21' }, []],
    [{ data_expedicao: '1980-02-03' }, []],
    [{ data_nasc_rep: '1900-01-01' }, []],
    [
      { cpf_representante: '529.982.247-25' },
      ['detalhes.cpf_representante: Este é o seu CPF. Informe o CPF do representante.'],
    ],
    [{ qualidade_representante: '5' }, ['detalhes.qualidade_representante: Obrigatório']],
    [{ representante_legal: 'N', data_nasc_rep: '2015-01-01' }, []],
  ])('%o', (change, problems) => {
    expect(problemsOf(withDetails({ ...representativeAnswers, ...change }))).toEqual(problems)
  })
})

describe('benefit form: the address', () => {
  test.each<[Values, string[]]>([
    [{ id_pais: '' }, ['id_pais: Obrigatório']],
    [{ id_pais: '999' }, ['id_pais: Obrigatório']],
    [{ id_pais: '160', cep: '', estado: '' }, []],
    [{ email_extra: 'outra@exemplo.com' }, []],
    [{ telefone_alternativo: '(61) 3322-4455' }, []],
  ])('%o', (change, problems) => {
    expect(problemsOf(withAddress(change))).toEqual(problems.map((problem) => `endereco.${problem}`))
  })

  test('Brazil can be chosen even without the list of countries', () => {
    expect(problemsOf(validAnswers, factsWith({ countries: [] }))).toEqual([])
  })
})

describe('benefit form: dependants for income tax', () => {
  test.each<[Values, string[]]>([
    [{}, []],
    [{ dependencia: '6' }, []],
    [{ dependencia: '7' }, ['dependencia: Obrigatório']],
    [{ data_nascimento: '2026-11-21' }, []],
    [{ data_nascimento: '1900-01-01' }, []],
    [{ cpf: '529.982.247-25' }, ['cpf: Este é o seu CPF. Informe o CPF do dependente.']],
  ])('%o', (change, problems) => {
    const answers = { ...validAnswers, dependentes: [dependantRow(change)] }
    expect(problemsOf(answers)).toEqual(problems.map((problem) => `dependentes.-1.${problem}`))
  })
})

test('benefit form: the CPF of two dependants is a problem at both, however it is written', () => {
  const dependentes = [
    dependantRow(),
    { ...dependantRow({ cpf: '318.624.079-40' }), id: -2 },
    { ...dependantRow({ cpf: '111.444.777-35' }), id: -3 },
    { ...dependantRow({ cpf: '11144477736' }), id: -4 },
    { ...dependantRow({ cpf: '11144477736' }), id: -5 },
  ]
  expect(problemsOf({ ...validAnswers, dependentes })).toEqual([
    'dependentes.-1.cpf: Este CPF foi informado para mais de um dependente. Confira.',
    'dependentes.-3.cpf: Este CPF foi informado para mais de um dependente. Confira.',
    'dependentes.-4.cpf: CPF inválido',
    'dependentes.-5.cpf: CPF inválido',
  ])
})

describe('benefit form: impossible dates of the participant', () => {
  test.each<[Values, string[]]>([
    [{ data_demissao: '2027-11-21' }, []],
    [{ data_demissao: '1966-03-01' }, []],
    [
      { data_demissao: '1966-02-28' },
      ['detalhes.data_demissao: A data de demissão não pode ser antes do nascimento.'],
    ],
    [
      { data_expedicao_rg_bnf: '1966-02-28' },
      ['detalhes.data_expedicao_rg_bnf: A data de expedição não pode ser antes do nascimento.'],
    ],
  ])('%o', (change, problems) => {
    expect(problemsOf(withDetails(change))).toEqual(problems)
  })

  test('an unknown birth date makes no date too early', () => {
    const facts = factsWith({ birthDate: null })
    expect(problemsOf(withDetails({ beneficio: '3', data_demissao: '1966-02-28' }), facts)).toEqual([])
  })
})

test('benefit form: a beneficiary need not be declared', () => {
  const beneficiarios = [
    { id: 5, values: { nm_pessoa: 'Rui', selecionado: '' } },
    { id: 6, values: { nm_pessoa: 'Lia', selecionado: 'S' } },
  ]
  expect(problemsOf({ ...validAnswers, beneficiarios })).toEqual([])
})
