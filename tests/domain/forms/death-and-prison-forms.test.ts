import { describe, expect, test } from 'vitest'

import { answersToSend } from '#domain/forms/answered.ts'
import { type Answers, choicesOf, isEditable, type RequestForm, type Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { LUCIA, pensionerWith } from '#tools/samples/named.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { fieldOf } from '../support/field-of.ts'

type TypeId = 4 | 5 | 6

const formOf = (typeId: TypeId): RequestForm => kindOf(typeId)?.form ?? { steps: [] }

const withDetails = (typeId: TypeId, change: Values): Answers => ({
  ...answersByType[typeId],
  detalhes: { ...answersByType[typeId].detalhes, ...change },
})

const problemsOf = (typeId: TypeId, change: Values, facts: Facts = pensionerWith()) =>
  problemsIn(formOf(typeId), withDetails(typeId, change), facts).map(
    ({ path, message }) => `${path.replace('detalhes.', '')}: ${message}`,
  )

const field = (typeId: TypeId, name: string) => fieldOf(formOf(typeId), name)

// CLAIM-15, CLAIM-16, CLAIM-18 to CLAIM-20, VALID-09
describe('death and prison forms: they have steps 1 and 3 only', () => {
  test.each<TypeId>([4, 5, 6])('type %i', (typeId) => {
    expect(formOf(typeId).steps.map(({ id }) => id)).toEqual(['data', 'documents'])
  })
})

describe('death and prison forms: the relation to the participant', () => {
  test.each<TypeId>([4, 6])('type %i offers the specified relations', (typeId) => {
    const kinships = choicesOf(field(typeId, 'parentesco'), {}, pensionerWith())
    expect(kinships.map(({ value, label }) => `${value} ${label}`)).toEqual([
      '1 Cônjuge',
      '3 Companheiro(a)',
      '7 Filho(a)',
      '8 Enteado(a)',
      '10 Menor sob guarda ou tutela',
      '13 Maior sob curatela',
      '16 Pessoa idosa sem renda',
    ])
    expect(
      choicesOf(field(typeId, 'id_escolaridade'), {}, pensionerWith()).map(({ value }) => value),
    ).toEqual(['00', '03', '02', '01', '06', '04', '05'])
  })

  test('the lump sum has no such question', () => {
    expect(() => field(5, 'parentesco')).toThrow('does not ask')
  })

  const young = pensionerWith({ birthDate: '2008-03-01' })
  test.each<[string, string[]]>([
    ['1', []],
    ['3', ['possui_certidao']],
    ['7', ['invalido', 'id_escolaridade']],
    ['8', ['invalido', 'id_escolaridade']],
    ['10', ['invalido', 'id_escolaridade']],
    ['13', ['invalido']],
    ['16', []],
  ])('relation %s also requires %j', (parentesco, names) => {
    const problems = names.map((name) => `${name}: Obrigatório`)
    expect(problemsOf(4, { parentesco }, young)).toEqual(problems)
    expect(problemsOf(6, { parentesco }, young)).toEqual(problems)
  })

  test('an unknown relation is refused', () => {
    expect(problemsOf(4, { parentesco: '2' })).toEqual(['parentesco: Obrigatório'])
  })

  test('answers that depend on another relation are not sent', () => {
    const answers = withDetails(4, { parentesco: '1', invalido: 'S', id_escolaridade: '02' })
    const { detalhes } = answersToSend(formOf(4), answers, pensionerWith())
    expect(Object.keys(detalhes)).not.toContain('invalido')
    expect(Object.keys(detalhes)).not.toContain('id_escolaridade')
  })
})

const TOO_OLD = 'Pensão por morte não pode ser requerida por filhos válidos com 24 anos ou mais.'

describe('death and prison forms: children of 24 and older', () => {
  const DAY_OF_24 = '2002-11-21'
  const DAY_BEFORE_24 = '2002-11-22'
  const asChild = (parentesco: string, invalido: string) => ({
    parentesco,
    invalido,
    id_escolaridade: '01',
  })

  test.each(['7', '8', '10'])('a child with relation %s is refused unless it is invalid', (parentesco) => {
    const blocked = [`parentesco: ${TOO_OLD}`]
    expect(problemsOf(4, asChild(parentesco, 'N'), pensionerWith({ birthDate: DAY_OF_24 }))).toEqual(blocked)
    expect(problemsOf(4, asChild(parentesco, 'N'), pensionerWith({ birthDate: DAY_BEFORE_24 }))).toEqual([])
    expect(problemsOf(4, asChild(parentesco, 'S'), pensionerWith({ birthDate: DAY_OF_24 }))).toEqual([])
    expect(problemsOf(4, asChild(parentesco, ''), pensionerWith({ birthDate: DAY_OF_24 }))).toEqual([
      ...blocked,
      'invalido: Obrigatório',
    ])
  })

  test('other relations, an unknown birth date and the prison allowance are accepted', () => {
    const old = pensionerWith({ birthDate: '1966-03-01' })
    expect(problemsOf(4, { parentesco: '13', invalido: 'N' }, old)).toEqual([])
    expect(problemsOf(4, { parentesco: '16' }, old)).toEqual([])
    expect(problemsOf(4, asChild('7', 'N'), pensionerWith({ birthDate: null }))).toEqual([])
    expect(problemsOf(6, asChild('7', 'N'), old)).toEqual([])
  })
})

describe('death and prison forms: notes at the relation, which refuse nothing', () => {
  const COUPLE =
    'Se mais de uma pessoa pedir a pensão como cônjuge ou companheiro(a), o fundo confere a relação de cada uma.'
  const STUDY = 'De 21 a 23 anos, só recebem a pensão filhos universitários ou inválidos.'
  const note = (typeId: TypeId, change: Values, birthDate = '1966-03-01') =>
    field(typeId, 'parentesco').note?.(
      { invalido: '', ...withDetails(typeId, change).detalhes },
      pensionerWith({ birthDate }),
    ) ?? null

  test.each<[Values, string, string | null]>([
    [{ parentesco: '1' }, '1966-03-01', COUPLE],
    [{ parentesco: '3' }, '1966-03-01', COUPLE],
    [{ parentesco: '16' }, '1966-03-01', null],
    [{ parentesco: '7' }, '2005-11-21', STUDY],
    [{ parentesco: '7' }, '2005-11-22', null],
    [{ parentesco: '7' }, '2002-11-22', STUDY],
    [{ parentesco: '7' }, '2002-11-21', 'Filhos inválidos podem receber a pensão em qualquer idade.'],
    [{ parentesco: '7', invalido: 'S' }, '2002-11-21', null],
    [{ parentesco: '7', invalido: 'S' }, '2005-11-21', null],
    [{ parentesco: '13' }, '2005-11-21', null],
  ])('of a pension with %o, born %s', (change, birthDate, expected) => {
    expect(note(4, change, birthDate)).toBe(expected)
  })

  test('the prison allowance has none', () => {
    expect(note(6, { parentesco: '1' })).toBeNull()
  })
})

test.each([
  ['id_plano', false],
  ['parentesco', false],
  ['possui_certidao', true],
  ['invalido', true],
  ['id_escolaridade', true],
  ['data_obito', true],
  ['banco', true],
])('death and prison forms: in E %s may change: %s', (name, isOpen) => {
  expect(isEditable(field(4, name), 'E', answersByType[4].detalhes)).toBe(isOpen)
})

test('death and prison forms: every answer is read as text', () => {
  const answers = withDetails(4, {
    cpf_participante_pensao: LUCIA.cpf,
    nome_participante_pensao: LUCIA.name,
    id_plano: '2',
    parentesco: '7',
    invalido: 'S',
    id_escolaridade: '02',
  })
  const read = readAnswers(formOf(4), answers, pensionerWith()).flatMap((section) =>
    section.answers.map(({ label, value }) => `${section.title}: ${label}: ${value}`),
  )
  expect(read).toEqual(
    expect.arrayContaining([
      'Participante que faleceu: CPF do participante que faleceu: 947.261.835-91',
      'Participante que faleceu: Nome do participante: Lúcia M. F.',
      'Participante que faleceu: Plano: Dois',
      'Participante que faleceu: Data do falecimento: 02/08/2026',
      'Sua relação com o participante: Parentesco: Filho(a)',
      'Sua relação com o participante: Você é inválido(a)?: Sim',
      'Sua relação com o participante: Sua escolaridade: Ensino médio',
    ]),
  )
})
