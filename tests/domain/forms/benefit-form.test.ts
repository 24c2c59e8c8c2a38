import { describe, expect, test } from 'vitest'

import { benefitForm, otherBenefitForm } from '#domain/forms/benefit.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { validAnswers, withDetails } from '#tools/samples/benefit-answers.ts'
import { factsWith, inBothPlans, membership } from '#tools/samples/facts.ts'

const problemsOf = (answers: Answers, facts: Facts = factsWith()) =>
  problemsIn(benefitForm, answers, facts).map(({ path, message }) => `${path}: ${message}`)

// BANK-17, BENEFIT-07 to BENEFIT-09, BENEFIT-13, BENEFIT-15, BENEFIT-22 to BENEFIT-25, BENEFIT-27, TYPES-16
describe('benefit form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{ rg_bnf: '   ' }, ['rg_bnf: Obrigatório']],
    [{ uf_rg_bnf: 'XX' }, ['uf_rg_bnf: Obrigatório']],
    [{ nome_mae: 'a'.repeat(60) }, []],
    [{ tipo_pagamento: '2' }, []],
    [{ tipo_pagamento: '3' }, ['tipo_pagamento: Obrigatório']],
    [{ agencia: '12a4' }, ['agencia: Somente números']],
    [{ agencia_dv: '' }, []],
    [{ agencia_dv: 'x' }, []],
    [{ conta: '1234567890', conta_dv: '12' }, []],
    [{ opcao_irrf: 'R' }, ['opcao_irrf: Obrigatório']],
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

describe('other benefit form, unlike that of a retirement', () => {
  const problemsWith = (change: Partial<Facts>) =>
    problemsIn(otherBenefitForm, validAnswers, factsWith(change))

  test('has no minimum of age and of time in the plan', () => {
    const memberships = [membership({ startedOn: '2026-01-01' })]
    expect(problemsWith({ birthDate: '1990-01-01', memberships })).toEqual([])
  })

  test('offers a plan in category 9 only', () => {
    expect(problemsWith({ memberships: [membership({ categoryId: 9 })] })).toEqual([])
  })

  test('has no dependants and no declaration', () => {
    expect(otherBenefitForm.steps.map(({ id }) => id)).toEqual(['data', 'documents'])
    const parts = otherBenefitForm.steps.flatMap(({ sections }) => sections.map(({ part }) => part))
    expect([...new Set(parts)]).toEqual(['detalhes', 'endereco'])
  })
})
