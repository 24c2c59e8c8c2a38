import { describe, expect, test } from 'vitest'
import { answersOf } from '#domain/forms/answers.ts'

import { bankChangeForm } from '#domain/forms/bank-change.ts'
import { benefitForm } from '#domain/forms/benefit.ts'
import type { Answers, RequestForm, Values } from '#domain/forms/form.ts'
import { address } from '#domain/forms/groups/address.ts'
import { identity } from '#domain/forms/groups/identity.ts'
import { readAnswers, readBackOf, repeatedBeforeSending, reviewOf } from '#domain/forms/read.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { dependantRow, representativeAnswers } from '#tools/samples/benefit-answers.ts'
import { factsWith, membership } from '#tools/samples/facts.ts'

const empty: Answers = answersOf({})

/** In another order than the form asks. */
const given = answersOf({
  detalhes: {
    conta_dv: 'X',
    conta: '56789',
    agencia_dv: '4',
    agencia: '0123',
    banco: '001',
    tipo_pagamento: '1',
    ciente_opcao_irrf_irreversivel: 'S',
    opcao_irrf: 'P',
    representante_legal: 'N',
    nome_mae: 'Rosa Duarte',
    nome_pai: '',
    uf_rg_bnf: 'DF',
    rg_bnf: '12345678',
    ciente_desligamento_irreversivel: 'S',
    data_demissao: '2026-10-30',
    beneficio: '1',
    id_plano: '1',
  },
  endereco: { celular: '(61) 99876-5432', estado: 'DF', cidade: 'Brasília', cep: '70040010', id_pais: '31' },
})

/** Every answer as 'label: value', by section title. */
const read = (answers: Answers, facts: Facts = factsWith(), form: RequestForm | null = benefitForm) =>
  Object.fromEntries(
    readAnswers(form, answers, facts).map((section) => [
      section.title,
      section.answers.map(({ label, value }) => `${label}: ${value}`),
    ]),
  )

const readDetails = (detalhes: Values, facts?: Facts) =>
  Object.values(read({ ...empty, detalhes }, facts)).flat()
const readAddress = (endereco: Values, facts?: Facts) =>
  Object.values(read({ ...empty, endereco }, facts)).flat()

test('readAnswers has the answers in the order of the form', () => {
  const sections = readAnswers(benefitForm, given, factsWith())
  expect(sections.map(({ title }) => title)).toEqual([
    'Benefício pretendido',
    'Seus dados',
    'Representante legal',
    'Recebimento',
    'Imposto de Renda',
    'Declarações',
    'Endereço e contatos',
  ])
  expect(read(given)).toEqual({
    'Benefício pretendido': ['Plano: Um', 'Benefício: 1 do plano 1', 'Data de demissão: 30/10/2026'],
    'Seus dados': ['RG: 12345678, DF', 'Nome da mãe: Rosa Duarte'],
    'Representante legal': ['Você tem representante legal?: Não'],
    Recebimento: [
      'Tipo de pagamento: Conta corrente',
      'Banco: 001 Banco do Brasil',
      'Agência: 0123-4',
      'Conta: 56789-X',
    ],
    'Imposto de Renda': [
      'Regime de tributação: Progressivo',
      'Estou ciente de que não posso mudar o regime depois: Sim',
    ],
    Declarações: ['Estou ciente de que o desligamento é irreversível: Sim'],
    'Endereço e contatos': ['Endereço: Brasília, Distrito Federal, 70040-010', 'Celular: (61) 99876-5432'],
  })
})

test('the question before sending repeats plan, benefit, account and tax scheme', () => {
  expect(
    repeatedBeforeSending(benefitForm, given, factsWith()).map(({ label, value }) => `${label}: ${value}`),
  ).toEqual([
    'Plano: Um',
    'Benefício: 1 do plano 1',
    'Banco: 001 Banco do Brasil',
    'Agência: 0123-4',
    'Conta: 56789-X',
    'Regime de tributação: Progressivo',
  ])
})

test('the question before sending names the benefits that are paid into another account', () => {
  const benefit = (id: number, beneficio: string, selecionado: string) => ({
    id,
    values: { beneficio, cpf_pessoa_banco: '15350946056', selecionado },
  })
  const beneficios = [benefit(1, 'Renda', 'S'), benefit(2, 'Pecúlio', 'N'), benefit(3, 'Pensão', 'S')]
  const [first] = repeatedBeforeSending(bankChangeForm, answersOf({ beneficios }), factsWith())
  expect(first).toEqual({ label: 'Benefícios', value: 'Renda, Pensão' })
})

describe('readAnswers: names instead of ids', () => {
  const inPlan2 = factsWith({ memberships: [membership({ planId: 2 })] })

  test.each<[string, Values, Facts, string[]]>([
    ['a plan that was left', { id_plano: '1' }, inPlan2, ['Plano: Um']],
    ['an unknown plan', { id_plano: '8' }, inPlan2, ['Plano: 8']],
    [
      "the chosen plan's benefit, not another plan's of the same number",
      { id_plano: '2', beneficio: '4' },
      factsWith(),
      ['Plano: Dois', 'Benefício: 4 do plano 2'],
    ],
    [
      'a benefit of another plan',
      { id_plano: '8', beneficio: '4' },
      factsWith(),
      ['Plano: 8', 'Benefício: 4'],
    ],
    ['a bank not on offer', { banco: '999' }, factsWith(), ['Banco: 999']],
  ])('%s', (_name, detalhes, facts, expected) => {
    expect(readDetails(detalhes, facts)).toEqual(expected)
  })

  test.each<[string, Values, Facts, string[]]>([
    ['a country', { id_pais: '160' }, factsWith(), ['Endereço: Portugal']],
    ['Brazil', { id_pais: '31', cidade: 'Belém' }, factsWith(), ['Endereço: Belém']],
    [
      'Brazil without the lists',
      { id_pais: '31', cidade: 'Belém' },
      factsWith({ countries: [] }),
      ['Endereço: Belém'],
    ],
    ['another one without the lists', { id_pais: '160' }, factsWith({ countries: [] }), ['Endereço: 160']],
  ])('%s', (_name, endereco, facts, expected) => {
    expect(readAddress(endereco, facts)).toEqual(expected)
  })
})

describe('readAnswers: format of values', () => {
  test.each<[Values, string[]]>([
    [{ beneficio: '1', data_demissao: '31/12' }, ['Benefício: 1', 'Data de demissão: 31/12']],
    [
      { representante_legal: 'S', cpf_representante: '52998224725' },
      ['Você tem representante legal?: Sim', 'CPF do representante: 529.982.247-25'],
    ],
    [
      { beneficio: '1', ciente_desligamento_irreversivel: 'N' },
      ['Benefício: 1', 'Estou ciente de que o desligamento é irreversível: Não'],
    ],
    [{ nome_mae: '   ' }, []],
  ])('%o', (detalhes, expected) => {
    expect(readDetails(detalhes)).toEqual(expected)
  })

  test.each<[Values, string[]]>([
    [{ cep: '0131' }, ['Endereço: 0131']],
    [{ celular: '61998765432' }, ['Celular: 61998765432']],
  ])('%o', (endereco, expected) => {
    expect(readAddress(endereco)).toEqual(expected)
  })
})

describe('readAnswers: hidden answers are omitted', () => {
  test.each<[string, Values, string[]]>([
    ['forced parcels', { id_plano: '1', parcela: '0', parcela25: '0', parcela100: '0' }, ['Plano: Um']],
    [
      'a representative of a person who has none',
      { ...representativeAnswers, representante_legal: 'N' },
      ['Você tem representante legal?: Não'],
    ],
    [
      'a state benefit that the benefit does not ask for',
      { beneficio: '1', dib: '2026-01-02' },
      ['Benefício: 1'],
    ],
  ])('%s', (_name, detalhes, expected) => {
    expect(readDetails(detalhes)).toEqual(expected)
  })

  test('instalments of the second plan are shown, also zero', () => {
    expect(readDetails({ id_plano: '2', beneficio: '1', parcela25: '0', parcela100: '40' })).toEqual([
      'Plano: Dois',
      'Benefício: 1 do plano 2',
      'Parcela à vista de até 25%: 0%',
      'Parcela à vista de até 100%: 40%',
    ])
  })
})

describe('readAnswers: people', () => {
  const onFile = (id: number, nome: string, selecionado: string) => ({ id, values: { nome, selecionado } })

  test('a dependant is titled by name', () => {
    expect(read({ ...empty, dependentes: [dependantRow()] })).toEqual({
      'Dependente: Ana Duarte': [
        'CPF: 111.444.777-35',
        'Data de nascimento: 05/04/2010',
        'Sexo: Feminino',
        'Vínculo com você: Filho(a) com menos de 21 anos',
      ],
    })
  })

  test('a dependant without a name has a number', () => {
    expect(read({ ...empty, dependentes: [{ id: -1, values: { nome: ' ', sexo: 'M' } }] })).toEqual({
      Dependente: ['Sexo: Masculino'],
    })
  })

  test('only declared beneficiaries are shown, by name', () => {
    const beneficiarios = [onFile(1, 'Lia', 'S'), onFile(2, 'Davi', ''), onFile(3, 'Rui', 'N')]
    expect(read({ ...empty, beneficiarios })).toEqual({
      'Beneficiário: Lia': [],
    })
  })

  test('a beneficiary has the CPF or CNPJ and the kinship on record', () => {
    const values = { nome: 'Lia', selecionado: 'S', nm_parentesco: 'Filha' }
    const beneficiarios = [
      { id: 1, values: { ...values, cpf: '40281736553' } },
      { id: 2, values: { ...values, nome: 'Instituto', cpf: '11222333000181', nm_parentesco: '' } },
    ]
    expect(read({ ...empty, beneficiarios })).toEqual({
      'Beneficiário: Lia': ['CPF: 402.817.365-53', 'Parentesco: Filha'],
      'Beneficiário: Instituto': ['CPF: 11222333000181'],
    })
  })
})

describe('readAnswers: answers without a field', () => {
  test('they are last, under their wire name (D-57)', () => {
    const answers = {
      ...empty,
      detalhes: { valor_esporadica: '12.50', banco: '001', data_aporte: '2026-03-04', vazio: '' },
      endereco: { caixa_postal: '77' },
    }
    expect(readAnswers(benefitForm, answers, factsWith())).toEqual([
      { title: 'Recebimento', answers: [{ label: 'Banco', value: '001 Banco do Brasil' }] },
      {
        title: 'Outros dados',
        answers: [
          { label: 'valor_esporadica', value: '12.50' },
          { label: 'data_aporte', value: '04/03/2026' },
          { label: 'caixa_postal', value: '77' },
        ],
      },
    ])
  })

  test('they are all answers of a type without a form', () => {
    const detalhes = { id_plano: '2', banco: '001', data_demissao: '2026-10-30' }
    expect(read({ ...empty, detalhes }, factsWith(), null)).toEqual({
      'Outros dados': ['id_plano: Plano Dois', 'banco: 001', 'data_demissao: 30/10/2026'],
    })
  })

  test('without answers the result is empty', () => {
    expect(readAnswers(benefitForm, empty, factsWith())).toEqual([])
    expect(readAnswers(null, empty, factsWith())).toEqual([])
  })
})

test('a check digit without its number is read by itself', () => {
  expect(readDetails({ agencia_dv: '4', conta: '56789' })).toEqual(['DV da agência: 4', 'Conta: 56789'])
})

test('the review names what an address lacks, part by part', () => {
  const ofAddress = (endereco: Values) =>
    reviewOf(benefitForm, answersOf({ endereco }), factsWith())
      .filter(({ section }) => section === address)
      .flatMap(({ read: [part] }) => part?.answers.map(({ label, value }) => `${label}: ${value}`))
  const lacking = { id_pais: '31', cep: '30130010', cidade: 'Belo Horizonte', estado: 'MG' }
  expect(ofAddress(lacking)).toEqual([
    'País: Brasil',
    'CEP: 30130-010',
    'Endereço: ',
    'Cidade: Belo Horizonte',
    'Estado: Minas Gerais',
    'E-mail pessoal: ',
    'Celular: ',
  ])
  expect(ofAddress({ ...lacking, endereco: 'Praça Sete de Setembro' })).toEqual([
    'Endereço: Praça Sete de Setembro, Belo Horizonte, Minas Gerais, 30130-010',
    'E-mail pessoal: ',
    'Celular: ',
  ])
})

test('a folded section has its address in one line, the country only abroad', () => {
  const endereco = {
    id_pais: '31',
    cep: '30130010',
    endereco: 'Praça Sete de Setembro',
    numero: '120',
    complemento: '',
    bairro: 'Centro',
    cidade: 'Belo Horizonte',
    estado: 'MG',
    email_pessoal: 'marina@correio.example',
  }
  const facts = factsWith({
    countries: [
      { id: 31, name: 'Brasil' },
      { id: 44, name: 'Chile' },
    ],
  })
  expect(readBackOf(address, answersOf({ endereco }), facts)).toEqual([
    {
      label: 'Endereço',
      value: 'Praça Sete de Setembro, 120, Centro, Belo Horizonte, Minas Gerais, 30130-010',
    },
    { label: 'E-mail pessoal', value: 'marina@correio.example' },
  ])
  const abroad = { id_pais: '44', endereco: 'Calle Uno', cidade: 'Santiago' }
  expect(readBackOf(address, answersOf({ endereco: abroad }), facts)).toEqual([
    { label: 'Endereço', value: 'Calle Uno, Santiago, Chile' },
  ])
  expect(readBackOf(address, answersOf({ endereco: { id_pais: '31' } }), facts)).toEqual([])
})

test('a folded section says an identity card in one line, without what is blank', () => {
  const read = (detalhes: Values) => readBackOf(identity('_bnf'), answersOf({ detalhes }), factsWith())
  const card = {
    rg_bnf: 'MG-11.582.903',
    orgao_emissor_rg_bnf: 'PC',
    data_expedicao_rg_bnf: '2017-08-21',
    uf_rg_bnf: 'MG',
  }
  expect(read(card)).toEqual([{ label: 'RG', value: 'MG-11.582.903, PC, MG, 21/08/2017' }])
  expect(read({ ...card, orgao_emissor_rg_bnf: '' })).toEqual([
    { label: 'RG', value: 'MG-11.582.903, MG, 21/08/2017' },
  ])
  expect(read({})).toEqual([])
})
