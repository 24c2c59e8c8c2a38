import { describe, expect, test } from 'vitest'

import { isTrivialPassword } from '#domain/people/password.ts'

const owner = { cpf: '55017293698', birthDate: '1990-05-17' }

describe('passwords that are easy to guess (D-105)', () => {
  test.each([
    ['one digit repeated', '888888'],
    ['two digits repeated', '12121212'],
    ['three digits repeated', '407407'],
    ['four digits repeated', '20262026'],
    ['digits that count up', '345678'],
    ['all digits that count up', '01234567'],
    ['digits that count down', '98765432'],
    ['the beginning of the CPF', '550172'],
    ['a part of the CPF', '01729369'],
    ['the end of the CPF', '293698'],
    ['the birth date', '17051990'],
    ['the birth date, year first', '19900517'],
    ['the birth date, month first', '05171990'],
    ['the birth date with a short year', '170590'],
    ['the birth date with a short year first', '900517'],
  ])('%s: %s', (_what, password) => {
    expect(isTrivialPassword(password, owner)).toBe(true)
  })

  test.each([
    ['a random number', '70415926'],
    ["another person's birth date", '18051990'],
    ['digits of the CPF in another order', '896392'],
    ['a run that breaks off', '123457'],
    ['a repetition that breaks off', '888887'],
  ])('not %s: %s', (_what, password) => {
    expect(isTrivialPassword(password, owner)).toBe(false)
  })

  test('an unknown birth date is not compared', () => {
    expect(isTrivialPassword('17051990', { ...owner, birthDate: '' })).toBe(false)
    expect(isTrivialPassword('888888', { ...owner, birthDate: '' })).toBe(true)
  })
})
