import { describe, expect, test } from 'vitest'

import { isEmail, isPrivateEmail } from '#domain/people/email.ts'
import { phoneProblem, withoutPhonePrefix } from '#domain/people/phone.ts'
import { postalCodeProblem } from '#domain/people/postal-code.ts'

// VALID-19, VALID-34
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
    ['0800 723 1234', 'service'],
    ['08007231234', 'service'],
    ['0300-789-5377', 'service'],
    ['0800550073', 'service'],
    ['4004-1234', 'service'],
    ['3003 4070', 'service'],
    ['4104-1234', 'short'],
    ['01198765432', 'invalid'],
    ['11 98765-432O', 'invalid'],
    ['11+987654320', 'invalid'],
    ['１１９８７６５４３２０', 'invalid'],
  ])('%s: %s', (text, problem) => {
    expect(phoneProblem(text)).toBe(problem)
  })
})

describe('phone: what is in front of the area code', () => {
  test.each([
    ['+55 (11) 91234-6571', '11912346571', 'country'],
    ['5511912346571', '11912346571', 'country'],
    ['0055 11 3214-5678', '1132145678', 'country'],
    ['+55 (0)11 91234-6571', '11912346571', 'countryAndTrunk'],
    ['011 3214-5678', '1132145678', 'trunk'],
    ['0 55 91234-6571', '55912346571', 'trunk'],
    ['00351966120987', '+351966120987', 'exit'],
    ['55912346571', '55912346571', null],
    ['0800 723 1234', '0800 723 1234', null],
    ['0 20 91234-6571', '0 20 91234-6571', null],
    ['55 80 0723-1234', '55 80 0723-1234', null],
    ['0 21 11 91234-6571', '0 21 11 91234-6571', null],
    ['011 3214-567O', '011 3214-567O', null],
    ['+351966120987', '+351966120987', null],
  ])('%s: %s', (text, number, prefix) => {
    expect(withoutPhonePrefix(text)).toEqual({ number, prefix })
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
    ["d'avila@exemplo.com.br", true],
    ['ana@sub--dominio.com.br', true],
    ['ana@xn--joo-cla.com.br', true],
    ['ana@exemplo.xn--p1ai', true],
    ['ana{fundo}@exemplo.com', true],
    ['ana@exemplo', false],
    ['ana@exemplo.', false],
    ['ana@.com', false],
    ['ana@-exemplo.com', false],
    ['ana@exemplo..com', false],
    ['ana@exemplo_novo.com', false],
    ['ana@exemplo.com>', false],
    ['ana,bia@exemplo.com', false],
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
