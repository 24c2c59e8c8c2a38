import { describe, expect, test } from 'vitest'

import { answersToSend, applyForced, blankAnswers } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { sectionsOf, type Values } from '#domain/forms/form.ts'
import { portabilityForm } from '#domain/forms/portability.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { validAnswers } from '#tools/samples/benefit-answers.ts'
import { factsWith, inBothPlans } from '#tools/samples/facts.ts'

const NEEDED = {
  id_plano: '1',
  nome_entidade: 'Previdência Horizonte S.A.',
  nome_plano: 'Horizonte Renda Livre',
  cnpb_susep: '15414.900512/2019-08',
  opcao_irrf: 'P',
}

const withDetails = (change: Values = {}) =>
  answersOf({ detalhes: { ...NEEDED, ...change }, endereco: validAnswers.endereco })

const problemsOf = (change: Values, facts: Facts = factsWith()) =>
  problemsIn(portabilityForm, withDetails(change), facts).map(({ path, message }) => `${path}: ${message}`)

const long = (length: number) => 'a'.repeat(length)

// PORT-09, PORT-22, PORT-29
describe('portability form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{}, []],
    [{ nome_entidade: long(60) }, []],
    [{ cnpj_entidade: '11222333000181' }, []],
    [{ cnpj_entidade: '12ABC34501DE35' }, []],
    [{ cnpj_entidade: '112223330001811' }, ['cnpj_entidade: Máximo 14 caracteres']],
    [{ tipo_entidade: 'A' }, []],
    [{ tipo_entidade: 'F' }, []],
    [{ tipo_entidade: 'B' }, ['tipo_entidade: Obrigatório']],
    [{ cep_entidade: '04538132' }, []],
    [{ endereco_entidade: long(60), numero_entidade: long(10), complemento_entidade: long(40) }, []],
    [{ bairro_entidade: long(20), cidade_entidade: long(30), uf_entidade: 'TO' }, []],
    [{ nome_plano: long(60), cnpb_susep: long(30) }, []],
    [{ agencia_entidade: '0123', agencia_dv_entidade: '4' }, []],
    [{ conta_entidade: '1234567890', conta_dv_entidade: 'X' }, []],
    [{ rg: long(20), orgao_emissor_rg: long(16), nome_pai: long(60), nome_mae: long(60) }, []],
    [{ opcao_irrf: 'R' }, ['opcao_irrf: Obrigatório']],
    [{ uf_entidade: 'XX' }, ['uf_entidade: Obrigatório']],
    [{ cep_entidade: '045381320' }, ['cep_entidade: Máximo 8 caracteres']],
    [{ banco_entidade: '999' }, ['banco_entidade: Obrigatório']],
    [{ agencia_dv_entidade: '123' }, ['agencia_dv_entidade: Máximo 2 caracteres']],
    [{ uf_rg: 'XX' }, ['uf_rg: Obrigatório']],
    [
      { agencia_entidade: '23721', agencia_dv_entidade: '8' },
      ['agencia_entidade: Máximo 4 caracteres', 'agencia_dv_entidade: Numero + DV máximo 5 caracteres'],
    ],
  ])('%o', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems.map((problem) => `detalhes.${problem}`))
  })

  test.each([
    ['R', []],
    ['X', ['detalhes.opcao_irrf: Obrigatório']],
  ])('plan 2 offers the regressive option: %s', (opcao_irrf, problems) => {
    const facts = factsWith({ memberships: inBothPlans })
    expect(problemsOf({ id_plano: '2', opcao_irrf }, facts)).toEqual(problems)
  })

  test('a street has at most 60 characters, unlike in other forms', () => {
    const answers = (endereco: string) => ({
      ...withDetails(),
      endereco: { ...validAnswers.endereco, endereco },
    })
    expect(problemsIn(portabilityForm, answers(long(60)), factsWith())).toEqual([])
    expect(problemsIn(portabilityForm, answers(long(61)), factsWith())).toEqual([
      { path: 'endereco.endereco', message: 'Máximo 60 caracteres' },
    ])
  })
})

test('portability form: the banks are those configured for portabilities', () => {
  const banks = [
    { code: '237', name: 'Bradesco', requestTypes: [10] },
    { code: '033', name: 'Santander', requestTypes: [1] },
  ]
  expect(problemsOf({ banco_entidade: '237' }, factsWith({ banks }))).toEqual([])
  expect(problemsOf({ banco_entidade: '033' }, factsWith({ banks }))).toEqual([
    'detalhes.banco_entidade: Obrigatório',
  ])
})

describe('portability form: automatic answers', () => {
  test('a single plan, its only tax option, and Brazil are selected', () => {
    const { detalhes, endereco } = applyForced(portabilityForm, blankAnswers(portabilityForm), factsWith())
    expect(detalhes).toMatchObject({ id_plano: '1', opcao_irrf: 'P', nome_entidade: '' })
    expect(endereco.id_pais).toBe('31')
  })

  test('the CNPJ is stored without its mask', () => {
    const masked = withDetails({ cnpj_entidade: '12.abc.345/01de-35' })
    expect(answersToSend(portabilityForm, masked, factsWith()).detalhes.cnpj_entidade).toBe('12ABC34501DE35')
    expect(problemsOf({ cnpj_entidade: '12.abc.345/01de-35' })).toEqual([])
  })
})

test('portability form: all answers may change in L and in E', () => {
  const fields = sectionsOf(portabilityForm).flatMap((section) => section.fields)
  expect(fields.length).toBeGreaterThan(30)
  expect(fields.filter(({ editableIn }) => editableIn !== 'LE')).toEqual([])
})
