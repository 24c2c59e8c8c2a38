import { describe, expect, test } from 'vitest'

import { formatCpf, isCpf, isShortCpf } from '#domain/people/cpf.ts'
import { digitsOf } from '#domain/people/digits.ts'

describe('CPF', () => {
  test.each([
    ['52998224725', true],
    ['529.982.247-25', true],
    ['11144477735', true],
    ['52998224724', false],
    ['52998224715', false],
    ['5299822472', false],
    ['529982247250', false],
    ['529a98224725', false],
    ['529 982 247 25', false],
    ['', false],
  ])('%s is valid: %s', (text, expected) => {
    expect(isCpf(text)).toBe(expected)
  })

  test('one digit eleven times is invalid', () => {
    expect([...'0123456789'].filter((digit) => isCpf(digit.repeat(11)))).toEqual([])
  })

  test('digitsOf and the mask convert in both directions', () => {
    expect(digitsOf(' 529.982.247-25 ')).toBe('52998224725')
    expect(formatCpf('05298224725')).toBe('052.982.247-25')
    expect(formatCpf('529')).toBe('529')
  })
})

test.each([
  ['', true],
  ['5299822472', true],
  ['529.982.247-2', true],
  ['529.982.247-25', false],
  ['52998224724', false],
  ['529982247250', false],
])('%s lacks digits: %s', (text, expected) => {
  expect(isShortCpf(text)).toBe(expected)
})
