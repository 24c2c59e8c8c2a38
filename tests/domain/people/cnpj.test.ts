import { describe, expect, test } from 'vitest'

import { bareCnpj, isCnpj } from '#domain/people/cnpj.ts'

describe('CNPJ', () => {
  test.each([
    ['11222333000181', true],
    ['12ABC34501DE35', true],
    ['11222333000180', false],
    ['11222333000191', false],
    ['12ABC34501DE36', false],
    ['12ABD34501DE35', false],
    ['12abc34501de35', false],
    ['12ABC34501DEA5', false],
    ['11.222.333/0001-81', false],
    ['1122233300018', false],
    ['112223330001811', false],
    ['11222333000I81', false],
    ['', false],
  ])('%s is valid: %s', (text, expected) => {
    expect(isCnpj(text)).toBe(expected)
  })

  test('one digit fourteen times is invalid', () => {
    expect([...'0123456789'].filter((digit) => isCnpj(digit.repeat(14)))).toEqual([])
  })

  test.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    ['12ABC34501DE35', '12ABC34501DE35'],
    ['11 222', '11 222'],
    ['', ''],
  ])('%s without its mask is %s', (text, expected) => {
    expect(bareCnpj(text)).toBe(expected)
  })
})
