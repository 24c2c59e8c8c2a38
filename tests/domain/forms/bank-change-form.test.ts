import { describe, expect, test } from 'vitest'

import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { bankChangeForm } from '#domain/forms/bank-change.ts'
import type { Row, Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'

import { factsWith } from '#tools/samples/facts.ts'

const account = { banco: '104', agencia: '0647', agencia_dv: '', conta: '31872', conta_dv: '5' }

const benefit = (id: number, change: Values = {}): Row => ({
  id,
  values: {
    id_beneficio: String(id),
    id_plano: '2',
    plano: 'Plano Dois',
    beneficio: 'Renda',
    recebedor: 'João Teles',
    cpf: '15350946056',
    nome_proc: '',
    cpf_proc: '',
    selecionado: '',
    ...change,
  },
})

const represented = { nome_proc: 'Lia Teles', cpf_proc: '92741508305' }
const ticked = { selecionado: 'S' }

const settled = (detalhes: Values, ...beneficios: readonly Row[]) =>
  applyForced(bankChangeForm, answersOf({ detalhes: { ...account, ...detalhes }, beneficios }), factsWith())

const problemsOf = (detalhes: Values, ...beneficios: readonly Row[]) =>
  problemsIn(bankChangeForm, settled(detalhes, ...beneficios), factsWith()).map(
    ({ path, message }) => `${path}: ${message}`,
  )

const holders = (detalhes: Values, ...beneficios: readonly Row[]) =>
  settled(detalhes, ...beneficios).beneficios.map(({ values }) => [
    values.nome_pessoa_banco,
    values.cpf_pessoa_banco,
    values.selecionado,
  ])

// BANKDATA-12 to BANKDATA-14, BANKDATA-16, BANKDATA-18, BANKDATA-23
describe('bank change form: the benefits', () => {
  const NONE = ['beneficios: Selecione ao menos um benefício.']

  test('at least one must be ticked', () => {
    expect(problemsOf({})).toEqual(NONE)
    expect(problemsOf({}, benefit(1), benefit(2))).toEqual(NONE)
    expect(problemsOf({}, benefit(1), benefit(2, ticked))).toEqual([])
  })

  test("they are paid to their owner's account, unless it is the representative's", () => {
    const both = [benefit(1, { ...represented, ...ticked }), benefit(2, ticked)]
    const own = ['João Teles', '15350946056', 'S']
    expect(holders({}, ...both)).toEqual([own, own])
    expect(holders({ titular_conta: 'A' }, ...both)).toEqual([own, own])
    expect(holders({ titular_conta: 'R' }, ...both)).toEqual([
      ['Lia Teles', '92741508305', 'S'],
      ['', '', ''],
    ])
    expect(problemsOf({ titular_conta: 'R' }, benefit(1, represented), benefit(2, ticked))).toEqual(NONE)
  })
})

describe('bank change form: whose account it is', () => {
  const asked = (...rows: readonly Row[]) =>
    answersToSend(bankChangeForm, settled({}, ...rows), factsWith()).detalhes

  test("it is the participant's by default", () => {
    expect(asked(benefit(1, { ...represented, ...ticked }))).toMatchObject({
      tem_procurador: 'S',
      titular_conta: 'A',
    })
  })

  test('it is not asked without a representative', () => {
    expect(asked(benefit(1, ticked))).toMatchObject({ tem_procurador: 'N' })
    expect(asked(benefit(1, ticked))).not.toHaveProperty('titular_conta')
  })

  test('it is one of two', () => {
    expect(problemsOf({ titular_conta: 'X' }, benefit(1, { ...represented, ...ticked }))).toEqual([
      'detalhes.titular_conta: Obrigatório',
    ])
  })

  test('it is read as text', () => {
    const answers = settled({ titular_conta: 'R' }, benefit(1, { ...represented, ...ticked }))
    expect(readAnswers(bankChangeForm, answers, factsWith())[0]?.answers[0]).toEqual({
      label: 'A conta é de',
      value: 'Procurador/Curador',
    })
  })
})

describe('bank change form: the plan', () => {
  const planOf = (detalhes: Values, ...rows: readonly Row[]) => settled(detalhes, ...rows).detalhes.id_plano
  const inFirst = { id_plano: '1' }

  test('it is that of the ticked benefits, and missing if they are of two plans', () => {
    expect(planOf({}, benefit(1, inFirst), benefit(2, ticked))).toBe('2')
    expect(planOf({}, benefit(1, ticked), benefit(2, ticked))).toBe('2')
    expect(planOf({}, benefit(1, { ...inFirst, ...ticked }), benefit(2, ticked))).toBe('')
    expect(planOf({ id_plano: '1' }, benefit(1))).toBe('')
  })

  test('it ignores benefits that the representative cannot receive', () => {
    const rows = [benefit(1, { ...inFirst, ...ticked }), benefit(2, { ...represented, ...ticked })]
    expect(planOf({ titular_conta: 'R' }, ...rows)).toBe('2')
  })
})
