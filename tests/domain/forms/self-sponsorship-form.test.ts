import { describe, expect, test } from 'vitest'

import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import { type Answers, choicesOf, type Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { selfSponsorshipForm } from '#domain/forms/self-sponsorship.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { contributionsWith, selfSponsorshipWith } from '#tools/samples/answers-01.ts'
import { factsWith, membership } from '#tools/samples/facts.ts'
import { givenIn } from '../../support/given-answers.ts'
import { fieldOf } from '../support/field-of.ts'

/** In plan 2, above 8 reference values of 489,35 each. */
const inSecond = (change: Partial<Facts> = {}) =>
  factsWith({
    memberships: [membership({ planId: 2 })],
    contributionSalaryCents: 1_125_000,
    contributionReferenceCents: 48_935,
    ...change,
  })

const problemsOf = (answers: Answers, facts: Facts = factsWith()) =>
  problemsIn(selfSponsorshipForm, answers, facts).map(({ path, message }) => `${path}: ${message}`)

const fieldNamed = (name: string) => fieldOf(selfSponsorshipForm, name)

const settled = (answers: Answers, facts: Facts = factsWith()) =>
  answersToSend(selfSponsorshipForm, applyForced(selfSponsorshipForm, answers, facts), facts).detalhes

// SPONSOR-01 to SPONSOR-04, SPONSOR-07, SPONSOR-12, SPONSOR-13
describe('self-sponsorship form: the reasons', () => {
  test.each([
    ['P', ['P']],
    ['I', ['D', 'A']],
    ['', []],
  ])('the option "%s" has its reasons', (autopatrocinio, values) => {
    const offered = choicesOf(fieldNamed('razao'), { autopatrocinio }, factsWith())
    expect(offered.map(({ value }) => value)).toEqual(values)
  })

  test('the only one of a partial self-sponsorship is selected automatically', () => {
    expect(settled(selfSponsorshipWith({ autopatrocinio: 'P', razao: '' })).razao).toBe('P')
    expect(settled(selfSponsorshipWith({ autopatrocinio: 'I', razao: '' })).razao).toBe('')
  })

  test('they are cleared with their option', () => {
    expect(fieldNamed('autopatrocinio').resets).toEqual(['razao'])
  })
})

test('self-sponsorship form: another plan clears the answers that depend on it', () => {
  expect(fieldNamed('id_plano').resets).toEqual(
    expect.arrayContaining([
      'alterar_variavel',
      'percentual_variavel',
      'alterar_espontanea',
      'valor_espontanea',
    ]),
  )
})

describe('self-sponsorship form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{ autopatrocinio: 'X' }, ['autopatrocinio: Obrigatório', 'razao: Obrigatório']],
    [{ razao: 'A' }, []],
    [{ razao: 'P' }, ['razao: Obrigatório']],
    [{ autopatrocinio: 'P', razao: 'P' }, []],
    [{ autopatrocinio: 'P', razao: 'D' }, ['razao: Obrigatório']],
    [{ data_ini: '2027-01-01' }, []],
    [{ data_fim: '2026-11-01' }, []],
  ])('%o', (change, problems) => {
    expect(problemsOf(selfSponsorshipWith(change))).toEqual(problems.map((problem) => `detalhes.${problem}`))
  })
})

describe('self-sponsorship form: the contributions of plan 2', () => {
  test.each<[Values, string[]]>([
    [{ alterar_variavel: 'N', percentual_variavel: '' }, []],
    [{ percentual_variavel: '0' }, []],
    [{ percentual_variavel: '15' }, []],
    [{ percentual_variavel: '15,00' }, []],
    [{ alterar_espontanea: 'N', valor_espontanea: '' }, []],
    [{ valor_espontanea: '0' }, ['valor_espontanea: Obrigatório']],
    [{ valor_espontanea: '1687.50' }, []],
    [{ valor_espontanea: '1687,51' }, ['valor_espontanea: Máximo R$\u00a01.687,50']],
    [{ percentual_variavel: '10', valor_espontanea: '500' }, []],
  ])('%o', (change, problems) => {
    expect(problemsOf(contributionsWith(change), inSecond())).toEqual(
      problems.map((problem) => `detalhes.${problem}`),
    )
  })

  test.each<[string, Partial<Facts>, boolean]>([
    ['8 reference values to the cent', { contributionSalaryCents: 391_480 }, false],
    ['a cent more', { contributionSalaryCents: 391_481 }, true],
    ['much less', { contributionSalaryCents: 100_000 }, false],
  ])('the variable one is required above 8 reference values: %s', (_case, change, isAsked) => {
    const problems = problemsOf(
      contributionsWith({ alterar_variavel: '', valor_espontanea: '1' }),
      inSecond(change),
    )
    expect(problems).toEqual(isAsked ? ['detalhes.alterar_variavel: Obrigatório'] : [])
    const { percentual_variavel } = settled(contributionsWith(), inSecond(change))
    expect(percentual_variavel).toBe(isAsked ? '12.5' : undefined)
  })

  test.each<[string, Partial<Facts>]>([
    ['no salary', { contributionReferenceCents: 48_935 }],
    ['no reference value', { contributionSalaryCents: 1 }],
  ])('an unknown value does not hide the question: %s', (_case, known) => {
    const answers = contributionsWith({ alterar_variavel: '', valor_espontanea: '0.01' })
    const facts = factsWith({ memberships: [membership({ planId: 2 })], ...known })
    expect(problemsOf(answers, facts)).toContain('detalhes.alterar_variavel: Obrigatório')
  })

  test('plan 1 has none', () => {
    const sent = settled(contributionsWith({ id_plano: '1', data_fim: '2026-12-01' }))
    expect(Object.keys(givenIn(sent)).sort()).toEqual([
      'autopatrocinio',
      'data_fim',
      'data_ini',
      'id_plano',
      'razao',
    ])
  })

  test.each<[Partial<Facts>, string]>([
    [{ contributionSalaryCents: 1_125_000 }, 'O seu limite é de R$\u00a01.687,50.'],
    [
      {},
      'O limite depende do seu salário, que não encontramos. Se o fundo não tiver esse salário em cadastro, este valor não é limitado.',
    ],
  ])('the hint has the limit: %o', (change, sentence) => {
    expect(fieldNamed('valor_espontanea').note?.({}, factsWith(change))).toBe(sentence)
  })
})

test.each([
  ['autopatrocinio', 'L'],
  ['razao', 'L'],
  ['percentual_variavel', 'L'],
  ['valor_espontanea', 'L'],
  ['data_ini', 'LE'],
  ['data_fim', 'LE'],
])('self-sponsorship form: %s may change in %s', (name, statuses) => {
  expect(fieldNamed(name).editableIn).toBe(statuses)
})

test('self-sponsorship form: answers are read as text', () => {
  const [first] = readAnswers(selfSponsorshipForm, contributionsWith(), inSecond())
  expect(first?.answers.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Plano: Dois',
    'Tipo de autopatrocínio: Integral',
    'Motivo: Desligamento da patrocinadora',
    'Data de início: 01/11/2026',
    'Você quer alterar a contribuição variável?: Sim',
    'Contribuição variável: 12,5%',
    'Você quer alterar a contribuição espontânea?: Sim',
    'Valor da contribuição espontânea (em R$): 500,50',
  ])
})

test.each<[string, Facts, string | null]>([
  [
    '',
    inSecond(),
    'De 0% a 15% do que passa de R$ 3.914,80 do seu salário (8 VRS): até R$ 1.100,28 por mês.',
  ],
  ['7.5', inSecond(), '= R$ 550,14 por mês'],
  ['16', inSecond(), null],
  ['muito', inSecond(), null],
  ['7.5', factsWith({ contributionReferenceCents: 48_935 }), null],
  ['7.5', factsWith({ contributionSalaryCents: 1_125_000 }), null],
  ['7.5', inSecond({ contributionSalaryCents: 391_480 }), null],
])('self-sponsorship form: "%s" %% of the salary is said in reais', (percentual_variavel, facts, note) => {
  const { note: said } = fieldNamed('percentual_variavel')
  expect(said?.({ percentual_variavel }, facts)?.replace(/\s/g, ' ') ?? null).toBe(note)
})
