import { describe, expect, test } from 'vitest'
import { answersOf } from '#domain/forms/answers.ts'

import { benefitForm } from '#domain/forms/benefit.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import type { Facts } from '#domain/requests/facts.ts'

import {
  dependantRow,
  representativeAnswers,
  validAnswers,
  withDetails,
} from '#tools/samples/benefit-answers.ts'
import { factsWith, inBothPlans, membership } from '#tools/samples/facts.ts'

const problemsOf = (answers: Answers, facts: Facts = factsWith()) =>
  problemsIn(benefitForm, answers, facts).map(({ path, message }) => `${path}: ${message}`)

const REQUIRED = 'Obrigatório'

test('benefit form: a complete request has no problem', () => {
  expect(problemsOf(validAnswers)).toEqual([])
  expect(problemsOf(withDetails(representativeAnswers))).toEqual([])
  expect(problemsOf({ ...validAnswers, dependentes: [dependantRow()] })).toEqual([])
})

test('benefit form: an empty one has a problem for every required answer, in order', () => {
  const untouched: Answers = answersOf({})
  expect(problemsOf(untouched)).toEqual(
    [
      'detalhes.id_plano',
      'detalhes.beneficio',
      'detalhes.rg_bnf',
      'detalhes.orgao_emissor_rg_bnf',
      'detalhes.data_expedicao_rg_bnf',
      'detalhes.uf_rg_bnf',
      'detalhes.nome_mae',
      'detalhes.representante_legal',
      'detalhes.tipo_pagamento',
      'detalhes.banco',
      'detalhes.agencia',
      'detalhes.conta',
      'detalhes.opcao_irrf',
      'endereco.id_pais',
      'endereco.endereco',
      'endereco.cidade',
      'endereco.email_pessoal',
      'endereco.celular',
    ].map((path) => `${path}: ${REQUIRED}`),
  )
})

describe('benefit form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{ rg_bnf: '   ' }, ['rg_bnf: Obrigatório']],
    [{ rg_bnf: '1'.repeat(21) }, ['rg_bnf: Máximo 20 caracteres']],
    [{ orgao_emissor_rg_bnf: 'a'.repeat(21) }, ['orgao_emissor_rg_bnf: Máximo 20 caracteres']],
    [{ data_expedicao_rg_bnf: '2023-02-29' }, ['data_expedicao_rg_bnf: Data inválida']],
    [{ data_expedicao_rg_bnf: '31/12' }, ['data_expedicao_rg_bnf: Data inválida']],
    [{ uf_rg_bnf: 'XX' }, ['uf_rg_bnf: Obrigatório']],
    [{ nome_mae: 'a'.repeat(60) }, []],
    [{ nome_mae: 'a'.repeat(61) }, ['nome_mae: Máximo 60 caracteres']],
    [{ nome_pai: 'a'.repeat(60) }, []],
    [{ nome_pai: 'a'.repeat(61) }, ['nome_pai: Máximo 60 caracteres']],
    [{ tipo_pagamento: '2' }, []],
    [{ tipo_pagamento: '3' }, ['tipo_pagamento: Obrigatório']],
    [{ banco: '033' }, []],
    [{ banco: '341' }, ['banco: Obrigatório']],
    [{ agencia: '123' }, ['agencia: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.']],
    [{ agencia: '12345', agencia_dv: '' }, ['agencia: Máximo 4 caracteres']],
    [{ agencia: '12a4' }, ['agencia: Somente números']],
    [{ agencia_dv: '' }, []],
    [{ agencia_dv: 'x' }, []],
    [{ agencia_dv: 'a' }, ['agencia_dv: Somente números']],
    [{ agencia_dv: '12' }, ['agencia_dv: Numero + DV máximo 5 caracteres']],
    [{ agencia_dv: '123' }, ['agencia_dv: Máximo 2 caracteres']],
    [{ conta: '1234567890', conta_dv: '12' }, []],
    [
      { conta: '12345678901', conta_dv: '12' },
      ['conta: Máximo 10 caracteres', 'conta_dv: Numero + DV máximo 12 caracteres'],
    ],
    [
      { conta: '12-3' },
      ['conta: O DV vai no campo ao lado. Confira o DV e deixe aqui só o número, sem o hífen.'],
    ],
    [{ conta_dv: '123' }, ['conta_dv: Máximo 2 caracteres']],
    [{ opcao_irrf: 'R' }, ['opcao_irrf: Obrigatório']],
    [{ ciente_opcao_irrf_irreversivel: '' }, ['ciente_opcao_irrf_irreversivel: Obrigatório']],
    [{ ciente_opcao_irrf_irreversivel: 'N' }, ['ciente_opcao_irrf_irreversivel: Obrigatório']],
    [{ ciente_desligamento_irreversivel: '' }, ['ciente_desligamento_irreversivel: Obrigatório']],
    [{ data_demissao: '' }, ['data_demissao: Obrigatório']],
    [{ data_demissao: '1499-01-01' }, ['data_demissao: Data inválida']],
    [{ beneficio: '6' }, ['beneficio: Obrigatório']],
    [{ id_plano: '2' }, ['id_plano: Obrigatório']],
  ])('%o', (change, problems) => {
    expect(problemsOf(withDetails(change))).toEqual(problems.map((problem) => `detalhes.${problem}`))
  })
})

describe('benefit form: required answers of each benefit', () => {
  const answeredNothing = { data_demissao: '', dib: '', ciente_desligamento_irreversivel: '' }
  const dismissal = [
    'detalhes.data_demissao: Obrigatório',
    'detalhes.ciente_desligamento_irreversivel: Obrigatório',
  ]
  const stateBenefit = ['detalhes.dib: Obrigatório']
  test.each([
    ['1', dismissal],
    ['2', stateBenefit],
    ['3', dismissal],
    ['4', stateBenefit],
    ['5', dismissal],
  ])('benefit %s', (beneficio, problems) => {
    expect(problemsOf(withDetails({ ...answeredNothing, beneficio }))).toEqual(problems)
  })

  test('the first day of the INSS benefit must exist', () => {
    expect(problemsOf(withDetails({ beneficio: '2', dib: '2026-02-30' }))).toEqual([
      'detalhes.dib: Data inválida',
    ])
    expect(problemsOf(withDetails({ beneficio: '4', dib: '2026-02-28' }))).toEqual([])
  })
})

describe('benefit form: age and time in the plan for benefit 1', () => {
  const AGE = 'detalhes.beneficio: A idade mínima para esse requerimento é 50 anos.'
  const PLAN_TIME = 'detalhes.beneficio: O tempo de plano mínimo para esse requerimento é 5 anos'
  const since = (startedOn: string | null) => [membership({ startedOn })]
  test.each<[string, Partial<Facts>, string[]]>([
    ['50 today', { birthDate: '1976-11-21' }, []],
    ['50 tomorrow', { birthDate: '1976-11-22' }, [AGE]],
    ['5 years today', { memberships: since('2021-11-21') }, []],
    ['5 years tomorrow', { memberships: since('2021-11-22') }, [PLAN_TIME]],
    ['both lacking', { birthDate: '1990-01-01', memberships: since('2024-01-01') }, [AGE, PLAN_TIME]],
    ['neither known', { birthDate: null, memberships: since(null) }, []],
    ['one of two starts unknown', { memberships: [...since('2025-01-01'), ...since(null)] }, []],
    [
      'an older membership of the plan',
      { memberships: [...since('2025-01-01'), ...since('2010-01-01')] },
      [],
    ],
    [
      'an older membership of another plan',
      { memberships: [...since('2025-01-01'), membership({ planId: 2, startedOn: '2010-01-01' })] },
      [PLAN_TIME],
    ],
  ])('%s', (_case, change, problems) => {
    expect(problemsOf(validAnswers, factsWith(change))).toEqual(problems)
  })

  test('the other benefits require neither', () => {
    const young = factsWith({ birthDate: '1990-01-01', memberships: since('2024-01-01') })
    expect(problemsOf(withDetails({ beneficio: '3' }), young)).toEqual([])
  })
})

describe('benefit form: lump sum of benefit 1 in plan 2', () => {
  const inSecond = factsWith({ memberships: inBothPlans })
  test.each<[Values, string[]]>([
    [{ parcela25: '25', parcela100: '100' }, []],
    [{ parcela25: '0', parcela100: '0' }, []],
    [{ parcela25: '26' }, ['detalhes.parcela25: Máximo 25%']],
    [{ parcela100: '101' }, ['detalhes.parcela100: Máximo 100%']],
    [{ parcela25: '2,5' }, ['detalhes.parcela25: Somente números']],
    [{ parcela100: '-1' }, ['detalhes.parcela100: Somente números']],
    [{ parcela25: '26', parcela100: '101', beneficio: '3' }, []],
    [{ parcela25: '26', parcela100: '101', id_plano: '1' }, []],
  ])('%o', (change, problems) => {
    expect(problemsOf(withDetails({ id_plano: '2', ...change }), inSecond)).toEqual(problems)
  })

  test('plan 2 offers both tax options', () => {
    expect(problemsOf(withDetails({ id_plano: '2', opcao_irrf: 'R' }), inSecond)).toEqual([])
  })
})

test('benefit form: a plan in category 9 only cannot be chosen', () => {
  const memberships = [membership({ categoryId: 9 }), membership({ planId: 2 })]
  expect(problemsOf(validAnswers, factsWith({ memberships }))).toEqual(['detalhes.id_plano: Obrigatório'])
})
