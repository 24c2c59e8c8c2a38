import { expect, test } from 'vitest'

import { answersOf } from '#domain/forms/answers.ts'
import { otherBenefitForm } from '#domain/forms/benefit.ts'
import type { Answers } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { representativeAnswers, validAnswers, withDetails } from '#tools/samples/benefit-answers.ts'
import { factsWith, inBothPlans, membership } from '#tools/samples/facts.ts'

const problemsOf = (answers: Answers, facts: Facts = factsWith()) =>
  problemsIn(otherBenefitForm, answers, facts).map(({ path, message }) => `${path}: ${message}`)

test('other benefit form: a valid retirement request is valid here', () => {
  expect(problemsOf(validAnswers)).toEqual([])
  expect(problemsOf(withDetails(representativeAnswers))).toEqual([])
})

test('other benefit form: age and time in the plan do not matter', () => {
  const memberships = [membership({ startedOn: '2026-01-01' })]
  expect(problemsOf(validAnswers, factsWith({ birthDate: '1990-01-01', memberships }))).toEqual([])
})

test('other benefit form: the other rules of the benefit apply', () => {
  expect(problemsOf(withDetails({ data_demissao: '' }))).toEqual(['detalhes.data_demissao: Obrigatório'])
  expect(problemsOf(withDetails({ beneficio: '2', dib: '' }))).toEqual(['detalhes.dib: Obrigatório'])
  expect(problemsOf(withDetails({ banco: '237' }))).toEqual(['detalhes.banco: Obrigatório'])
  expect(
    problemsOf(withDetails({ id_plano: '2', parcela25: '26' }), factsWith({ memberships: inBothPlans })),
  ).toEqual(['detalhes.parcela25: Máximo 25%'])
  expect(problemsOf(answersOf({}))).toContain('endereco.email_pessoal: Obrigatório')
})

test('other benefit form: a plan in category 9 only can be chosen, unlike in a retirement', () => {
  expect(problemsOf(validAnswers, factsWith({ memberships: [membership({ categoryId: 9 })] }))).toEqual([])
})

test('other benefit form: there are no dependants and no declaration', () => {
  expect(otherBenefitForm.steps.map(({ id }) => id)).toEqual(['data', 'documents'])
  const parts = otherBenefitForm.steps.flatMap(({ sections }) => sections.map(({ part }) => part))
  expect([...new Set(parts)]).toEqual(['detalhes', 'endereco'])
})

test('other benefit form: answers are read as text', () => {
  const [first] = readAnswers(otherBenefitForm, validAnswers, factsWith())
  expect(first?.answers.map(({ value }) => value)).toEqual([
    'Plano Um',
    'Benefício 1 do plano 1',
    '30/10/2026',
  ])
})
