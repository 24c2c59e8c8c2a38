import { describe, expect, test } from 'vitest'

import { answersToSend } from '#domain/forms/answered.ts'
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
    [{ cnpj_entidade: '12ABC34501DE35' }, []],
    [{ cnpj_entidade: '112223330001811' }, ['cnpj_entidade: Máximo 14 caracteres']],
    [{ tipo_entidade: 'A' }, []],
    [{ tipo_entidade: 'F' }, []],
    [{ tipo_entidade: 'B' }, ['tipo_entidade: Obrigatório']],
    [{ endereco_entidade: long(60), numero_entidade: long(10), complemento_entidade: long(40) }, []],
    [{ bairro_entidade: long(20), cidade_entidade: long(30), uf_entidade: 'TO' }, []],
    [{ nome_plano: long(60), cnpb_susep: long(30) }, []],
    [{ agencia_entidade: '0123', agencia_dv_entidade: '4' }, []],
    [{ conta_entidade: '1234567890', conta_dv_entidade: 'X' }, []],
    [{ rg: long(20), orgao_emissor_rg: long(16), nome_pai: long(60), nome_mae: long(60) }, []],
    [{ opcao_irrf: 'R' }, ['opcao_irrf: Obrigatório']],
    [{ cep_entidade: '045381320' }, ['cep_entidade: Máximo 8 caracteres']],
    [{ agencia_dv_entidade: '123' }, ['agencia_dv_entidade: Máximo 2 caracteres']],
  ])('%o', (change, problems) => {
    expect(problemsOf(change)).toEqual(problems.map((problem) => `detalhes.${problem}`))
  })

  test('plan 2 offers the regressive option', () => {
    const facts = factsWith({ memberships: inBothPlans })
    expect(problemsOf({ id_plano: '2', opcao_irrf: 'R' }, facts)).toEqual([])
  })
})

test('portability form: the CNPJ is stored without its mask', () => {
  const masked = withDetails({ cnpj_entidade: '12.abc.345/01de-35' })
  expect(answersToSend(portabilityForm, masked, factsWith()).detalhes.cnpj_entidade).toBe('12ABC34501DE35')
  expect(problemsOf({ cnpj_entidade: '12.abc.345/01de-35' })).toEqual([])
})

test('portability form: all answers may change in L and in E', () => {
  const fields = sectionsOf(portabilityForm).flatMap((section) => section.fields)
  expect(fields.length).toBeGreaterThan(30)
  expect(fields.filter(({ editableIn }) => editableIn !== 'LE')).toEqual([])
})
