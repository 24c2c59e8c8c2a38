import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { cnpj, cpf, decimal, phone, postalCode } from '#domain/forms/rules.ts'

describe('a number with a character that does not belong there is refused, not made another one', () => {
  test.each([
    [cpf, '529.982.247-2S', 'CPF inválido'],
    [cpf, '052998224725', 'CPF inválido'],
    [cpf, '５２９９８２２４７２５', 'CPF inválido'],
    [cnpj, '112223330001810', 'Máximo 14 caracteres'],
    [cnpj, '11222333000181ç', 'CNPJ inválido'],
    [postalCode, '013101000', 'Máximo 8 caracteres'],
    [postalCode, '0131010O', 'CEP inválido'],
    [postalCode, '01310100 apto 9', 'CEP inválido'],
    [phone, '11 98765-432O', 'Número inválido'],
    [phone, '(11) 98765-4321 ramal 12', 'Número inválido'],
    [phone, '01198765432', 'Número inválido'],
    [phone, '4004 1234', 'Números como 0800 e 4004 não servem. Informe um telefone seu, com DDD.'],
    [decimal, '2mil', 'Somente números'],
    [decimal, '1e3', 'Somente números'],
    [decimal, '-100', 'Somente números'],
  ])('%o: %s', (rule, text, message) => {
    expect(v.safeParse(rule, text, { abortPipeEarly: true }).issues?.[0].message).toBe(message)
  })
})
