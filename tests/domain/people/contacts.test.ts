import { describe, expect, test } from 'vitest'

import { isEmail, isPrivateEmail } from '#domain/people/email.ts'
import { phoneProblem } from '#domain/people/phone.ts'
import { postalCodeProblem } from '#domain/people/postal-code.ts'

describe('phone', () => {
  test.each([
    ['(11) 91234-6571', null],
    ['(11) 91234-5671', 'invalid'],
    ['1132145678', null],
    ['+5561998765432', null],
    ['119876543', 'short'],
    ['(11) 9876-543', 'short'],
    ['11977777777', 'invalid'],
    ['(11) 7777-7771', 'invalid'],
    ['11977777712', null],
    ['11912345670', 'invalid'],
    ['12345670000', 'invalid'],
    ['11987654321', null],
    ['119876543a21', 'invalid'],
    ['351966120987', 'invalid'],
    ['+351966120987', null],
  ])('%s: %s', (text, problem) => {
    expect(phoneProblem(text)).toBe(problem)
  })
})

describe('postal code', () => {
  test.each([
    ['70040010', null],
    ['01310100', null],
    ['7004001', 'short'],
    ['11111111', 'invalid'],
    ['00000000', 'invalid'],
    ['12345678', 'invalid'],
    ['01234567', 'invalid'],
    ['87654321', 'invalid'],
    ['98765432', 'invalid'],
    ['12345679', null],
    ['70040-01', 'invalid'],
  ])('%s: %s', (text, problem) => {
    expect(postalCodeProblem(text)).toBe(problem)
  })
})

describe('e-mail', () => {
  test.each([
    ['ana@exemplo.com.br', true],
    ['ana.maria+fundo@exemplo.com', true],
    ['ana@exemplo', false],
    ['ana.exemplo.com', false],
    ['ana@@exemplo.com', false],
    ['ana maria@exemplo.com', false],
    ['@exemplo.com', false],
  ])('%s is a valid address: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected)
  })

  test.each([
    ['ana@exemplo.com.br', true],
    ['maria.gov@gmail.com', true],
    ['maria@governo.com.br', true],
    ['maria@naopatrocinadora.com.br', true],
    ['ana@fazenda.gov.br', false],
    ['ana@gov.br', false],
    ['ana@agencia.gov', false],
    ['ana@FAZENDA.GOV.BR', false],
    ['ana@patrocinadora.com.br', false],
    ['ana@rj.patrocinadora.com.br', false],
  ])('%s is a private address: %s', (text, expected) => {
    expect(isPrivateEmail(text, ['Patrocinadora.com.br'])).toBe(expected)
  })
})
