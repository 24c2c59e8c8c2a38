import { describe, expect, test } from 'vitest'

import {
  addRow,
  answersOf,
  changeAnswer,
  changedPaths,
  emptyAnswers,
  insertRow,
  mergeBeneficiaries,
  removeRow,
} from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'

const ana = { id: 7, values: { id_pessoa_dep: '70', nome: 'Ana', selecionado: 'S' } }
const beto = { id: 8, values: { id_pessoa_dep: '80', nome: 'Beto', selecionado: '' } }
const onFile = (id_pessoa_dep: string, nome: string) => ({ id_pessoa_dep, nome })

const answers: Answers = answersOf({
  detalhes: { banco: '001' },
  endereco: { cep: '' },
  dependentes: [{ id: 3, values: { nome: 'Lia' } }],
})

// DEPENDANTS-09
describe('answers that depend on a changed one', () => {
  test('they are cleared in the same part, and no new ones are added', () => {
    const given = answersOf({ detalhes: { id_plano: '2', beneficio: '1' }, endereco: { beneficio: '9' } })
    const change = { part: 'detalhes', name: 'id_plano', value: '2' } as const
    expect(emptyAnswers(given, change, ['beneficio', 'parcela25'])).toEqual(
      answersOf({ detalhes: { id_plano: '2', beneficio: '' }, endereco: { beneficio: '9' } }),
    )
  })

  test('those of one row are cleared without changing other rows', () => {
    const designated = (id: number, percentual: string) => ({ id, values: { designado: 'N', percentual } })
    const given = answersOf({ designados: [designated(4, '60'), designated(5, '40')] })
    const change = { part: 'designados', rowId: 4, name: 'designado', value: 'N' } as const
    expect(emptyAnswers(given, change, ['percentual'])).toEqual(
      answersOf({ designados: [designated(4, ''), designated(5, '40')] }),
    )
  })
})

describe('declaration of the people on file (D-50)', () => {
  test("a declared person keeps row and answer, with today's record", () => {
    expect(mergeBeneficiaries([ana], [onFile('70', 'Ana Maria')])).toEqual([
      { id: 7, values: { id_pessoa_dep: '70', nome: 'Ana Maria', selecionado: 'S' } },
    ])
  })

  test('a new person has an open answer and a new id', () => {
    const rows = mergeBeneficiaries([ana], [onFile('70', 'Ana'), onFile('90', 'Caio'), onFile('91', 'Davi')])
    expect(rows.slice(1).map(({ values }) => values.selecionado ?? '')).toEqual(['', ''])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
    expect(rows.slice(1).every(({ id }) => id < 0)).toBe(true)
  })

  test('a person who is no longer on file is removed', () => {
    expect(mergeBeneficiaries([ana, beto], [onFile('70', 'Ana')]).map(({ id }) => id)).toEqual([7])
  })
})

describe('changeAnswer and addRow', () => {
  test('change one answer of a part', () => {
    expect(changeAnswer(answers, { part: 'detalhes', name: 'banco', value: '033' }).detalhes).toEqual({
      banco: '033',
    })
  })

  test('change one answer of one row', () => {
    const two = addRow(answers, 'dependentes')
    const changed = changeAnswer(two, { part: 'dependentes', rowId: 3, name: 'nome', value: 'Eva' })
    expect(changed.dependentes.map(({ values }) => values.nome)).toEqual(['Eva', undefined])
  })

  test('number new rows downwards from -1, without ids in use (D-116)', () => {
    const three = addRow(addRow(addRow(answers, 'dependentes'), 'dependentes'), 'dependentes')
    expect(three.dependentes.map(({ id }) => id)).toEqual([3, -1, -2, -3])
    expect(addRow(removeRow(three, 'dependentes', -2), 'dependentes').dependentes.at(-1)?.id).toBe(-4)
  })
})

describe('a restored row', () => {
  const two = addRow(addRow(answers, 'dependentes'), 'dependentes')
  const middle = { id: -1, values: { nome: 'Eva' } }
  const without = removeRow(two, 'dependentes', -1)

  test('it returns to its old position', () => {
    const back = insertRow(without, 'dependentes', 1, middle)
    expect(back.dependentes.map(({ id }) => id)).toEqual([3, -1, -2])
    expect(back.dependentes[1]).toEqual(middle)
  })

  test('it is last if there are fewer rows now', () => {
    const one = removeRow(without, 'dependentes', -2)
    expect(insertRow(one, 'dependentes', 2, middle).dependentes.map(({ id }) => id)).toEqual([3, -1])
  })
})

describe('changes between two versions of the answers', () => {
  const before = answersOf({
    detalhes: { banco: '001', conta: '1' },
    dependentes: [{ id: 3, values: { nome: 'Lia', cpf: '1' } }],
  })

  test.each<[string, Partial<Answers>, readonly string[]]>([
    ['nothing', {}, []],
    ['an answer', { detalhes: { banco: '033', conta: '1' } }, ['detalhes.banco']],
    ['an answer that is gone', { detalhes: { banco: '001' } }, ['detalhes.conta']],
    ['an empty answer that was not there', { endereco: { cep: '' } }, []],
    ['the order of the names in a row', { dependentes: [{ id: 3, values: { cpf: '1', nome: 'Lia' } }] }, []],
    ['an answer of a row', { dependentes: [{ id: 3, values: { nome: 'Léa', cpf: '1' } }] }, ['dependentes']],
    ['a row more', { peps: [{ id: 1, values: {} }] }, ['peps']],
  ])('%s', (_what, after, paths) => {
    expect(changedPaths(before, { ...before, ...after })).toEqual(paths)
  })
})
