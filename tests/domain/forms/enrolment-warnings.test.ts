import { describe, expect, test } from 'vitest'

import { enrolmentForm } from '#domain/forms/enrolment.ts'
import { type Answers, sectionsOf, type Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { warningsIn } from '#domain/forms/warnings.ts'
import { companyRow, designatedRow, enrolmentFacts, enrolmentWith } from '#tools/samples/enrolment-answers.ts'

const facts = enrolmentFacts()
const sections = sectionsOf(enrolmentForm)

const warned = (answers: Answers, status: 'L' | 'E' | 'A' = 'L') =>
  warningsIn(sections, answers, facts, { status, stored: answers }).map(
    ({ path, message }) => `${path}: ${message}`,
  )

/** Without a designated person there are no shares to add up, so that any number of rows is valid. */
const person = (change: Values, id = -1) => designatedRow({ designado: 'N', percentual: '0', ...change }, id)

/** A woman born on 13 August 1968; today is 21 November 2026. */
const naming = (...changes: readonly Values[]) =>
  enrolmentWith({}, { designados: changes.map((change, index) => person(change, -1 - index)) })

// ENROL-38 to ENROL-45
test('enrolment warnings: an ordinary enrolment has none', () => {
  const answers = enrolmentWith({}, { empresas: [companyRow()], designados: [designatedRow()] })
  expect(warned(answers)).toEqual([])
})

describe('enrolment warnings: the participant', () => {
  const YOUNG =
    'participante.data_nascimento: Pela data de nascimento, você tem menos de 18 anos. Se ela está errada, fale com o atendimento do fundo.'
  const OLD =
    'participante.data_nascimento: Pela data de nascimento, você tem mais de 80 anos. Se ela está errada, fale com o atendimento do fundo.'
  test.each<[string, string[]]>([
    ['2008-11-21', []],
    ['2008-11-22', [YOUNG]],
    ['1945-11-22', []],
    ['1945-11-21', [OLD]],
    ['', []],
  ])('born on %s', (data_nascimento, warnings) => {
    expect(warned(enrolmentWith({ data_nascimento, data_admissao: '2026-11-20' }))).toEqual(warnings)
  })

  const EARLY = 'A admissão seria antes dos 16 anos de idade. Confira a data.'
  test.each<[string, string[]]>([
    ['1984-08-13', []],
    ['1984-08-12', [EARLY]],
    ['1984-02-30', []],
  ])('began to work on %s', (data_admissao, warnings) => {
    expect(warned(enrolmentWith({ data_admissao }))).toEqual(
      warnings.map((warning) => `participante.data_admissao: ${warning}`),
    )
    expect(warned(enrolmentWith({}, { empresas: [companyRow({ data_admissao })] }))).toEqual(
      warnings.map((warning) => `empresas.-1.data_admissao: ${warning}`),
    )
  })
})

describe('enrolment warnings: the age of a dependant', () => {
  const CHILD = 'Este(a) filho(a) não é nem 10 anos mais novo(a) do que você. Confira a data e o parentesco.'
  const PARENT =
    'Seu pai ou sua mãe não é nem 18 anos mais velho(a) do que você. Confira a data e o parentesco.'
  const SPOUSE = 'A diferença de idade entre vocês é de mais de 20 anos. Confira a data.'
  test.each<[string, string, string, string[]]>([
    ['child', '7', '1978-08-13', []],
    ['child', '7', '1978-08-12', [CHILD]],
    ['child', '7', '1960-01-01', [CHILD]],
    ['stepchild', '8', '1970-01-01', []],
    ['father', '5', '1950-08-13', []],
    ['father', '5', '1950-08-14', [PARENT]],
    ['mother', '6', '1970-01-01', [PARENT]],
    ['spouse', '1', '1948-08-13', []],
    ['spouse', '1', '1948-08-12', [SPOUSE]],
    ['spouse', '1', '1988-08-13', []],
    ['partner', '3', '1988-08-14', [SPOUSE]],
    ['sibling', '9', '1990-01-01', []],
    ['spouse', '1', '', []],
  ])('%s (%s) born on %s', (_who, id_parentesco, data_nascimento, warnings) => {
    expect(warned(naming({ id_parentesco, data_nascimento }))).toEqual(
      warnings.map((warning) => `designados.-1.data_nascimento: ${warning}`),
    )
  })
})

describe('enrolment warnings: husband or wife', () => {
  test.each<[string, string, boolean]>([
    ['1', 'F', true],
    ['2', 'F', true],
    ['3', 'F', true],
    ['4', 'F', true],
    ['1', 'M', false],
    ['1', '', false],
    ['7', 'F', false],
    ['5', 'F', false],
  ])('parentesco %s of sex %s', (id_parentesco, sexo, isWarned) => {
    const data_nascimento = id_parentesco === '5' ? '1940-01-01' : '1985-01-01'
    expect(warned(naming({ id_parentesco, sexo, data_nascimento }))).toEqual(
      isWarned ? ['designados.-1.sexo: Confira os dados informados.'] : [],
    )
  })

  test('several people have a warning each, and a former marriage has none', () => {
    const TWO = 'Há mais de uma pessoa como cônjuge ou companheiro(a). Confira o parentesco.'
    const [spouse, partner, former] = ['1', '3', '2'].map((id_parentesco) => ({ id_parentesco }))
    expect(warned(naming({ ...spouse }, { ...partner }, { ...former }))).toEqual([
      `designados.-1.id_parentesco: ${TWO}`,
      `designados.-2.id_parentesco: ${TWO}`,
    ])
    expect(warned(naming({ ...spouse }, { ...former }))).toEqual([])
  })
})

test('enrolment warnings refuse nothing', () => {
  const answers = enrolmentWith(
    { data_admissao: '1980-01-01' },
    { designados: [person({ sexo: 'F', data_nascimento: '1990-01-01' })] },
  )
  expect(warned(answers)).toHaveLength(3)
  expect(problemsIn(enrolmentForm, answers, facts)).toEqual([])
})

test('enrolment warnings are not about answers that cannot be changed', () => {
  const answers = enrolmentWith({ data_nascimento: '1940-01-01', data_admissao: '1950-01-01' })
  expect(warned(answers)).toHaveLength(2)
  expect(warned(answers, 'E').map((line) => line.split(':')[0])).toEqual(['participante.data_admissao'])
  expect(warned(answers, 'A')).toEqual([])
})
