import { describe, expect, test } from 'vitest'

import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { withdrawalForm } from '#domain/forms/withdrawal.ts'
import type { Membership } from '#domain/people/membership.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { withdrawalWith } from '#tools/samples/answers-01.ts'
import { factsWith, inBothPlans, membership } from '#tools/samples/facts.ts'
import { fieldOf } from '../support/field-of.ts'

const problemsOf = (answers: Answers, facts: Facts = factsWith()) =>
  problemsIn(withdrawalForm, answers, facts).map(({ path, message }) => `${path}: ${message}`)

const fieldNamed = (name: string) => fieldOf(withdrawalForm, name)

// WITHDRAWAL-02, WITHDRAWAL-04 to WITHDRAWAL-06, WITHDRAWAL-09 to WITHDRAWAL-12
describe('withdrawal form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{ resgate: 'S', parcelas: '1' }, []],
    [{ resgate: 'S', parcelas: '60' }, []],
    [{ resgate: 'N', parcelas: '' }, []],
    [{ resgate: 'N', parcelas: '61' }, []],
    [{ opcao_irrf: 'R' }, ['opcao_irrf: Obrigatório']],
  ])('%o', (change, problems) => {
    expect(problemsOf(withdrawalWith(change))).toEqual(problems.map((problem) => `detalhes.${problem}`))
  })
})

test('withdrawal form: without instalments, their number is stored as zero', () => {
  const settled = applyForced(withdrawalForm, withdrawalWith({ resgate: 'N', parcelas: '12' }), factsWith())
  expect(answersToSend(withdrawalForm, settled, factsWith()).detalhes.parcelas).toBe('0')
})

test('withdrawal form: another plan clears the answers that depend on it', () => {
  expect(fieldNamed('id_plano').resets).toEqual(expect.arrayContaining(['resgate', 'parcelas', 'opcao_irrf']))
})

test('withdrawal form: the regressive option is offered in plan 2 only', () => {
  const facts = factsWith({ memberships: [membership({ planId: 2 })] })
  expect(problemsOf(withdrawalWith({ id_plano: '2', opcao_irrf: 'R' }), facts)).toEqual([])
})

describe('withdrawal form: the question about a loan', () => {
  const asked = ['detalhes.quitacao_contrato: Obrigatório']
  const both = (one: number, other: number) => [
    membership({ planId: 1, categoryId: one }),
    membership({ planId: 2, categoryId: other }),
  ]
  test.each<[string, readonly Membership[], string[]]>([
    ['category 1 in both plans', inBothPlans, asked],
    ['category 1 in the first alone', both(1, 2), []],
    ['category 1 in the second alone', both(2, 1), []],
    ['the first plan alone', [membership()], []],
    ['the first plan twice', [membership(), membership()], []],
  ])('%s', (_case, memberships, problems) => {
    expect(problemsOf(withdrawalWith(), factsWith({ memberships }))).toEqual(problems)
  })

  test('the answer is S or N', () => {
    const facts = factsWith({ memberships: inBothPlans })
    expect(problemsOf(withdrawalWith({ quitacao_contrato: 'S' }), facts)).toEqual([])
    expect(problemsOf(withdrawalWith({ quitacao_contrato: 'N' }), facts)).toEqual([])
    expect(problemsOf(withdrawalWith({ quitacao_contrato: 'X' }), facts)).toEqual(asked)
  })
})

test.each([
  ['resgate', 'L'],
  ['parcelas', 'L'],
  ['quitacao_contrato', 'L'],
  ['opcao_irrf', 'L'],
  ['ciente_perda_paridade', 'L'],
  ['data_demissao', 'LE'],
  ['conta', 'LE'],
  ['rg_bnf', 'LE'],
])('withdrawal form: %s may change in %s', (name, statuses) => {
  expect(fieldNamed(name).editableIn).toBe(statuses)
})

test('withdrawal form: answers are read as text', () => {
  const facts = factsWith({ memberships: inBothPlans })
  const sections = readAnswers(withdrawalForm, withdrawalWith({ quitacao_contrato: 'N' }), facts)
  expect(sections.find(({ title }) => title === 'Resgate')?.answers).toEqual([
    { label: 'Plano', value: 'Um' },
    { label: 'Data de demissão', value: '30/10/2026' },
    { label: 'Você quer receber o resgate em parcelas?', value: 'Sim' },
    { label: 'Número de parcelas', value: '12' },
    {
      label: 'Se houver empréstimo em aberto, você autoriza o fundo a descontar o saldo do resgate?',
      value: 'Não',
    },
  ])
  expect(sections.find(({ title }) => title === 'Declarações')?.answers.map(({ value }) => value)).toEqual([
    'Sim',
    'Sim',
  ])
})
