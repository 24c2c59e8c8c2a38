import { describe, expect, test } from 'vitest'

import { answersOf } from '#domain/forms/answers.ts'
import { benefitForm } from '#domain/forms/benefit.ts'
import type { Answers } from '#domain/forms/form.ts'
import { malformedIn } from '#domain/forms/problems.ts'

import { dependantRow, validAnswers, withDetails } from '#tools/samples/benefit-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'

const problemsOf = (answers: Answers) =>
  malformedIn(benefitForm, answers, factsWith()).map(({ path, message }) => `${path}: ${message}`)

// FORM-42
describe('malformedIn (D-125)', () => {
  test('is empty for a form without answers', () => {
    expect(problemsOf(answersOf({}))).toEqual([])
  })

  test('is empty for a complete form', () => {
    expect(problemsOf(validAnswers)).toEqual([])
  })

  test('ignores missing answers, unticked boxes and empty dependants', () => {
    const unfinished = withDetails({ banco: '', ciente_opcao_irrf_irreversivel: '' })
    const dependentes = [dependantRow({ nome: '', cpf: '', data_nascimento: '', sexo: '', dependencia: '' })]
    expect(problemsOf({ ...unfinished, dependentes })).toEqual([])
  })

  test('finds an answer that breaks the rule of its field, also in a list', () => {
    const dependentes = [dependantRow({ cpf: '11144477736' })]
    expect(problemsOf({ ...withDetails({ agencia: '12' }), dependentes })).toEqual([
      'detalhes.agencia: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.',
      'dependentes.-1.cpf: CPF inválido',
    ])
  })

  test('finds a choice that is not offered', () => {
    expect(problemsOf(withDetails({ banco: '999' }))).toEqual(['detalhes.banco: Obrigatório'])
  })

  test('ignores a hidden answer', () => {
    expect(problemsOf(withDetails({ representante_legal: 'N', cpf_representante: '123' }))).toEqual([])
  })
})
