import { describe, expect, test } from 'vitest'

import { benefitForm } from '#domain/forms/benefit.ts'
import type { Answers, Row, Values } from '#domain/forms/form.ts'
import { conflictsIn, differingPaths, mergeAnswers, typedInWords } from '#domain/forms/overlap.ts'

import { dependantRow, validAnswers } from '#tools/samples/benefit-answers.ts'
import { factsWith } from '#tools/samples/facts.ts'

const withDetails = (detalhes: Values, from: Answers = validAnswers): Answers => ({
  ...from,
  detalhes: { ...from.detalhes, ...detalhes },
})
const withDependants = (dependentes: readonly Row[], from: Answers = validAnswers): Answers => ({
  ...from,
  dependentes,
})
const ana = (id: number, change: Values = {}): Row => ({
  ...dependantRow(),
  id,
  values: { ...dependantRow().values, nome: 'Ana', ...change },
})
const rui = (id: number): Row => ana(id, { nome: 'Rui' })

const stored = validAnswers
const facts = factsWith()

describe('differingPaths', () => {
  test('lists each different answer, and a list as a whole', () => {
    const other = withDependants([ana(5)], withDetails({ conta: '1', nome_pai: 'Rui' }))
    expect(differingPaths(stored, other)).toEqual(['detalhes.nome_pai', 'detalhes.conta', 'dependentes'])
  })

  test('ignores the ids of rows', () => {
    expect(differingPaths(withDependants([ana(-1)]), withDependants([ana(5)]))).toEqual([])
  })
})

describe('changes saved elsewhere (D-54)', () => {
  const overtaken = (overlap: { typed: Answers; latest: Answers; sent?: Answers }) =>
    conflictsIn(benefitForm, { stored, sent: null, ...overlap }, facts)

  test('they are text with the labels of the form, beside what was typed', () => {
    const typed = withDetails({ conta: '111', banco: '033' })
    const latest = withDependants(
      [ana(5)],
      withDetails({ conta: '999', data_demissao: '2026-11-02', nome_pai: '' }),
    )
    expect(overtaken({ typed, latest })).toEqual([
      { label: 'Data de demissão', latest: '02/11/2026', typed: null },
      { label: 'Conta', latest: '999', typed: '111' },
      { label: 'Dependentes para o Imposto de Renda', latest: null, typed: null },
    ])
  })

  test('there are none if both versions are equal', () => {
    const both = withDetails({ conta: '999' })
    expect(overtaken({ typed: both, latest: both })).toEqual([])
  })

  test('there are none after a save from here whose reply was lost, whatever was typed since', () => {
    const sent = withDependants([ana(-1)], withDetails({ conta: '222' }))
    const typed = withDependants([ana(-1), rui(-2)], withDetails({ conta: '333' }))
    const latest = withDependants([ana(8)], withDetails({ conta: '222' }))
    expect(overtaken({ typed, latest, sent })).toEqual([])
  })

  test('they include those saved after that save', () => {
    const sent = withDetails({ conta: '222' })
    const latest = withDetails({ conta: '444' })
    expect(overtaken({ typed: sent, latest, sent })).toEqual([
      { label: 'Conta', latest: '444', typed: '222' },
    ])
  })
})

describe('typed answers merged with the saved version', () => {
  test('unchanged answers are those of the server', () => {
    const typed = withDetails({ conta: '111' })
    const latest = withDetails({ conta: '999', banco: '033' })
    const { detalhes } = mergeAnswers({ stored, typed, latest })
    expect(detalhes).toMatchObject({ conta: '111', banco: '033', agencia: '0123' })
  })

  test('a changed list stays, with real ids for rows that the server has', () => {
    const typed = withDependants([ana(-1)])
    expect(mergeAnswers({ stored, typed, latest: withDependants([ana(8)]) }).dependentes).toEqual([ana(8)])
    expect(mergeAnswers({ stored, typed, latest: withDependants([rui(8)]) }).dependentes).toEqual([ana(-1)])
  })

  test('a row that was removed on the server becomes a new one', () => {
    const before = withDependants([ana(8), rui(9)])
    const typed = withDependants([ana(8), ana(9, { nome: 'Ruth' }), rui(-1)])
    const { dependentes } = mergeAnswers({ stored: before, typed, latest: withDependants([ana(8)]) })
    expect(dependentes.map(({ id, values }) => [id, values.nome])).toEqual([
      [8, 'Ana'],
      [-3, 'Ruth'],
      [-1, 'Rui'],
    ])
  })
})

test('answers that can no longer be saved are read as text, without the stored ones', () => {
  const typed = withDependants([ana(-1)], withDetails({ conta: '111', banco: '001', nome_mae: 'Rosa Lima' }))
  const sections = typedInWords(benefitForm, { stored, typed }, facts)
  expect(sections.map(({ title }) => title)).toEqual(['Seus dados', 'Recebimento', 'Dependente: Ana'])
  expect(sections.flatMap(({ answers }) => answers)).toContainEqual({ label: 'Conta', value: '111-X' })
  expect(sections.flatMap(({ answers }) => answers.map(({ label }) => label))).not.toContain('Banco')
})
