import { describe, expect, test } from 'vitest'

import { answersOf } from '#domain/forms/answers.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { visitorForm } from '#domain/forms/visitor.ts'

import { factsWith } from '#tools/samples/facts.ts'

const facts = factsWith({ today: '2026-11-21', sponsorDomains: ['patrocinadora.example'] })

const GOOD = {
  cpf: '55017293698',
  nome: 'Irene Castro Moura',
  data_nascimento: '1990-05-17',
  sexo: 'F',
  email_pessoal: 'irene@correio.example',
  celular: '(51) 99871-2204',
  senha: '70415926',
  confirmar_senha: '70415926',
}

const problemsOf = (answers: Partial<typeof GOOD>) =>
  problemsIn(visitorForm, answersOf({ participante: { ...GOOD, ...answers } }), facts).map(
    ({ path, message }) => [path.replace('participante.', ''), message],
  )

describe('visitor form (VISITOR-12 to VISITOR-20)', () => {
  test('is valid with and without a telephone', () => {
    expect(problemsOf({})).toEqual([])
    expect(problemsOf({ celular: '' })).toEqual([])
  })

  test('requires every other answer', () => {
    const nothing = Object.fromEntries(Object.keys(GOOD).map((name) => [name, '']))
    expect(problemsOf(nothing)).toEqual(
      ['cpf', 'nome', 'data_nascimento', 'sexo', 'email_pessoal', 'senha', 'confirmar_senha'].map((name) => [
        name,
        'Obrigatório',
      ]),
    )
  })

  test.each<[keyof typeof GOOD, string, string]>([
    ['cpf', '55017293699', 'CPF inválido'],
    ['cpf', '11111111111', 'CPF inválido'],
    ['nome', 'N'.repeat(61), 'Máximo 60 caracteres'],
    ['data_nascimento', '1990-02-30', 'Data inválida'],
    ['data_nascimento', '2026-11-22', 'Data superior a data atual'],
    ['data_nascimento', '1899-12-31', 'Confira o ano de nascimento: não pode ser antes de 1900.'],
    ['sexo', 'X', 'Obrigatório'],
    ['email_pessoal', 'irene', 'E-mail inválido'],
    ['email_pessoal', `${'i'.repeat(50)}@correio.example`, 'Máximo 60 caracteres'],
    ['email_pessoal', 'irene@patrocinadora.example', 'use seu e-mail particular'],
    ['email_pessoal', 'irene@saude.gov.br', 'use seu e-mail particular'],
    ['celular', '99871-2204', 'Mínimo: ddd + 8 números'],
    ['celular', '(51) 99999-9999', 'Número inválido'],
    ['celular', '(51) 9 9871-2204', 'Máximo 15 caracteres'],
    ['confirmar_senha', '70415927', 'Senhas diferentes'],
    ['confirmar_senha', '7041592x', 'Somente números'],
  ])('refuses %s %s: %s', (name, value, message) => {
    expect(problemsOf({ [name]: value })).toEqual([[name, message]])
  })

  const EASY =
    'Senha fácil de adivinhar. Não use números repetidos ou em sequência, sua data de nascimento nem parte do seu CPF.'

  test.each([
    ['7041592a', 'Somente números'],
    ['704159260', 'Máximo 8 caracteres'],
    ['70415', 'Mínimo 6 números'],
    ['17051990', EASY],
  ])('refuses senha %s: %s', (senha, message) => {
    expect(problemsOf({ senha, confirmar_senha: senha })).toContainEqual(['senha', message])
  })

  test.each(['704159', '7041592', '70415926'])('accepts senha %s', (senha) => {
    expect(problemsOf({ senha, confirmar_senha: senha })).toEqual([])
  })
})
