import { expect, test } from 'vitest'

import { answersToSend } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Row } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { taxDependantsForm } from '#domain/forms/tax-dependants.ts'

import { dependantRow, validAnswers } from '#tools/samples/benefit-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'
import { givenIn } from '../../support/given-answers.ts'

const declaring = (...dependentes: readonly Row[]): Answers =>
  answersOf({ detalhes: { id_plano: '1' }, dependentes })

const problemsOf = (answers: Answers) =>
  problemsIn(taxDependantsForm, answers, factsWith()).map(({ path, message }) => `${path}: ${message}`)

// STEPS-07
test('tax dependants form: only a plan and the dependants are required', () => {
  expect(problemsOf(declaring(dependantRow()))).toEqual([])
  expect(problemsOf(answersOf({}))).toEqual(['detalhes.id_plano: Obrigatório'])
})

test('tax dependants form: it can be sent without dependants', () => {
  expect(problemsOf(declaring())).toEqual([])
})

test('tax dependants form: address and account are neither asked nor sent', () => {
  const sent = answersToSend(
    taxDependantsForm,
    { ...validAnswers, dependentes: [dependantRow()] },
    factsWith(),
  )
  expect(givenIn(sent.detalhes)).toEqual({ id_plano: '1' })
  expect(sent.endereco).toEqual({})
  expect(sent.dependentes).toHaveLength(1)
})
