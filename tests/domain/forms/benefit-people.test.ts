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
  test('without one nothing is required', () => {
    expect(problemsOf(withDetails({ representante_legal: 'N' }))).toEqual([])
  })

  test('with one all answers are required', () => {
    expect(problemsOf(withDetails({ representante_legal: 'S' }))).toEqual([
      'detalhes.nome_representante: Obrigatório',
      'detalhes.cpf_representante: Obrigatório',
      'detalhes.data_nasc_rep: Obrigatório',
      'detalhes.qualidade_representante: Obrigatório',
      'detalhes.numero_identidade: Obrigatório',
      'detalhes.orgao_emissor: Obrigatório',
      'detalhes.data_expedicao: Obrigatório',
      'detalhes.uf: Obrigatório',
    ])
  })

  test.each<[Values, string[]]>([
    [{ data_nasc_rep: '2008-11-21' }, []],
    [{ data_nasc_rep: ' 2015-01-01 ' }, ['detalhes.data_nasc_rep: Menor de idade']],
    [{ data_nasc_rep: '2015-02-30' }, ['detalhes.data_nasc_rep: Data inválida']],
    [{ cpf_representante: '11111111111' }, ['detalhes.cpf_representante: CPF inválido']],
    [{ data_expedicao: '2001-13-01' }, ['detalhes.data_expedicao: Data inválida']],
    [{ data_expedicao: '2026-11-21' }, []],
    [{ data_expedicao: '1980-02-03' }, []],
    [
      { data_nasc_rep: '2027-01-01', data_expedicao: '2027-01-01' },
      [
        'detalhes.data_nasc_rep: Menor de idade',
        'detalhes.data_expedicao: A data de expedição não pode ser depois de hoje.',
      ],
    ],
    [{ data_nasc_rep: '1900-01-01' }, []],
    [
      { cpf_representante: '529.982.247-25' },
      ['detalhes.cpf_representante: Este é o seu CPF. Informe o CPF do representante.'],
    ],
    [{ uf: 'XX' }, ['detalhes.uf: Obrigatório']],
    [{ qualidade_representante: '5' }, ['detalhes.qualidade_representante: Obrigatório']],
    [{ representante_legal: 'X' }, ['detalhes.representante_legal: Obrigatório']],
    [{ representante_legal: 'N', data_nasc_rep: '2015-01-01' }, []],
  ])('%o', (change, problems) => {
    expect(problemsOf(withDetails({ ...representativeAnswers, ...change }))).toEqual(problems)
  })
})

describe('benefit form: the address', () => {
  test.each<[Values, string[]]>([
    [{ id_pais: '' }, ['id_pais: Obrigatório']],
    [{ id_pais: '999' }, ['id_pais: Obrigatório']],
    [{ cep: '700400100' }, ['cep: Máximo 8 caracteres']],
    [{ cep: '77777777' }, ['cep: CEP inválido']],
    [{ cep: '23456789' }, ['cep: CEP inválido']],
    [{ cep: '98765432' }, ['cep: CEP inválido']],
    [{ id_pais: '160', cep: '', estado: '' }, []],
    [{ cidade: '' }, ['cidade: Obrigatório']],
    [{ bairro: '' }, []],
    [{ endereco: '' }, ['endereco: Obrigatório']],
    [{ endereco: 'a'.repeat(120) }, []],
    [{ numero: '' }, []],
    [{ email_pessoal: '' }, ['email_pessoal: Obrigatório']],
    [{ email_pessoal: 'marina' }, ['email_pessoal: E-mail inválido']],
    [{ email_pessoal: `${'a'.repeat(50)}@exemplo.br` }, ['email_pessoal: Máximo 60 caracteres']],
    [{ email_pessoal: 'marina@patrocinadora.com.br' }, ['email_pessoal: use seu e-mail particular']],
    [{ email_pessoal: 'marina.gov@gmail.com' }, []],
    [{ email_extra: 'marina@patrocinadora.com.br' }, ['email_extra: use seu e-mail particular']],
    [{ email_extra: 'outra@exemplo.com' }, []],
    [{ celular: '' }, ['celular: Obrigatório']],
    [{ celular: '99876-5432' }, ['celular: Mínimo: ddd + 8 números']],
    [{ celular: '(61) 99999-9998' }, ['celular: Número inválido']],
    [{ celular: '(61) 1234-5678' }, ['celular: Número inválido']],
    [{ celular: '+55 61 99876-5432' }, ['celular: Máximo 15 caracteres']],
    [{ telefone_alternativo: '3222' }, ['telefone_alternativo: Mínimo: ddd + 8 números']],
    [{ telefone_alternativo: '(61) 3333-3333' }, ['telefone_alternativo: Número inválido']],
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
    [{ cpf: '11144477734' }, ['cpf: CPF inválido']],
    [{ data_nascimento: '2010-02-30' }, ['data_nascimento: Data inválida']],
    [{ data_nascimento: '01 mar 1980' }, ['data_nascimento: Data inválida']],
    [{ sexo: '' }, ['sexo: Obrigatório']],
    [{ sexo: 'X' }, ['sexo: Obrigatório']],
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
    [
      { data_demissao: '2027-11-22' },
      ['detalhes.data_demissao: A data de demissão pode ser, no máximo, daqui a um ano.'],
    ],
    [{ data_demissao: '1966-03-01' }, []],
    [
      { data_demissao: '1966-02-28' },
      ['detalhes.data_demissao: A data de demissão não pode ser antes do nascimento.'],
    ],
    [
      { data_expedicao_rg_bnf: '2026-11-22' },
      ['detalhes.data_expedicao_rg_bnf: A data de expedição não pode ser depois de hoje.'],
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
