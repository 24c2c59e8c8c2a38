import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import { flag, numberOrNull } from '#api/contract/wire.ts'

const address = {
  id: 3,
  id_pais: '31',
  cep: '01310100',
  estado: 'SP',
  cidade: 'São Paulo',
  bairro: 'Bela Vista',
  endereco: 'Avenida Paulista',
  numero: '100',
  complemento: '',
  email_pessoal: 'marina@example.com',
  email_extra: '',
  celular: '11912345678',
  telefone_alternativo: '',
}

const dependant = {
  id: 12,
  tipo: 'ir',
  nome: 'Ana',
  cpf: '39053344705',
  data_nascimento: '2010-05-01',
  sexo: 'F',
  dependencia: '4',
  id_pessoa_dep: null,
  id_parentesco: null,
  nm_parentesco: '',
  selecionado: 'N',
} as const

const beneficiary = {
  ...dependant,
  id: 13,
  tipo: 'bnf',
  id_pessoa_dep: 77,
  id_parentesco: 7,
  selecionado: 'S',
} as const

// DEPENDANTS-08, FORM-38
describe('wire and answers', () => {
  const read = (details: Record<string, string>) =>
    answersFromWire({ planId: 2, details, address, dependants: [dependant, beneficiary] })

  test('dependants of both kinds are separated by tipo (D-50)', () => {
    const answers = read({})
    expect(answers.dependentes.map((row) => row.id)).toEqual([12])
    expect(answers.beneficiarios.map((row) => [row.id, row.values.selecionado])).toEqual([[13, 'S']])
  })

  test('a saved dependant becomes a row without its documents', () => {
    const saved = { ...dependant, docs_obrigatorios: [] }
    const { dependentes } = answersFromWire({ planId: 1, details: {}, address: null, dependants: [saved] })
    expect(Object.values(dependentes[0]?.values ?? {}).every((value) => typeof value === 'string')).toBe(true)
    expect(dependentes[0]?.values).not.toHaveProperty('docs_obrigatorios')
  })

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
