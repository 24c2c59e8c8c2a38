import { expect, test } from 'vitest'

import { answersToSend } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Row } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
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

test.each([
  [{ nome: '' }, 'nome: Obrigatório'],
  [{ nome: 'a'.repeat(61) }, 'nome: Máximo 60 caracteres'],
  [{ cpf: '' }, 'cpf: Obrigatório'],
  [{ cpf: '11144477736' }, 'cpf: CPF inválido'],
  [{ cpf: '11111111111' }, 'cpf: CPF inválido'],
  [{ data_nascimento: '' }, 'data_nascimento: Obrigatório'],
  [{ data_nascimento: '2010-02-30' }, 'data_nascimento: Data inválida'],
  [{ sexo: '' }, 'sexo: Obrigatório'],
  [{ dependencia: '' }, 'dependencia: Obrigatório'],
  [{ dependencia: '7' }, 'dependencia: Obrigatório'],
])('tax dependants form: the problems of a dependant with %o', (change, problem) => {
  expect(problemsOf(declaring(dependantRow(change)))).toEqual([`dependentes.-1.${problem}`])
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

test('tax dependants form: answers are read as text', () => {
  const [, person] = readAnswers(taxDependantsForm, declaring(dependantRow()), factsWith())
  expect(person).toEqual({
    title: 'Dependente: Ana Duarte',
    answers: [
      { label: 'Nome', value: 'Ana Duarte' },
      { label: 'CPF', value: '111.444.777-35' },
      { label: 'Data de nascimento', value: '05/04/2010' },
      { label: 'Sexo', value: 'Feminino' },
      { label: 'Vínculo com você', value: 'Filho(a) com menos de 21 anos' },
    ],
  })
})
