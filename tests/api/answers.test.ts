import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import { flag, numberOrNull } from '#api/contract/wire.ts'

// DEPENDANTS-08, FORM-38
describe('wire and answers', () => {
  const read = (details: Record<string, string>) =>
    answersFromWire({ planId: 2, details, address: null, dependants: [] })

  test.each([
    ['true', 'S', 'true'],
    ['S', 'S', 'true'],
    ['1', 'S', 'true'],
    ['false', '', 'false'],
    ['', '', 'false'],
  ])('the acknowledgement %j becomes the answer %j and is sent as %j (D-57)', (wire, answer, sent) => {
    const answers = read({ ciente_opcao_irrf_irreversivel: wire })
    expect(answers.detalhes.ciente_opcao_irrf_irreversivel).toBe(answer)
    expect(answersToWire(answers).detalhes.ciente_opcao_irrf_irreversivel).toBe(sent)
  })

  test('a CPF is sent as digits (DEPENDANTS-07)', () => {
    const answers = { ...read({}), dependentes: [{ id: -1, values: { cpf: '390.533.447-05' } }] }
    expect(answersToWire(answers).dependentes[0]?.cpf).toBe('39053344705')
  })
})

describe('wire schemas', () => {
  test.each([
    [true, 'S'],
    ['s', 'S'],
    [1, 'S'],
    ['N', 'N'],
    [null, 'N'],
    ['', 'N'],
  ])('the flag %j becomes %s', (wire, expected) => {
    expect(v.parse(flag, wire)).toBe(expected)
  })

  test.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    [15, 15],
    ['', null],
    [null, null],
    [undefined, null],
  ])('the number %j becomes %j (D-101)', (wire, expected) => {
    expect(v.parse(numberOrNull, wire)).toBe(expected)
  })

  test('text that is not a number is rejected', () => {
    expect(v.safeParse(numberOrNull, 'abc').success).toBe(false)
  })
})
