import { describe, expect, test } from 'vitest'

import { answersToSend } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { sicknessForm } from '#domain/forms/sickness.ts'

import { sicknessWith } from '#tools/samples/answers-01.ts'
import { factsWith } from '#tools/samples/facts.ts'

const problemsOf = (answers: Answers) =>
  problemsIn(sicknessForm, answers, factsWith()).map(({ path, message }) => `${path}: ${message}`)

test('sickness form: a complete request has no problem', () => {
  expect(problemsOf(sicknessWith())).toEqual([])
})

test('sickness form: an empty one has a problem for every required answer, in order', () => {
  expect(problemsOf(answersOf({}))).toEqual(
    [
      'detalhes.id_plano',
      'detalhes.data_ini',
      'detalhes.aposentado_inss',
      'detalhes.nome_mae',
      'detalhes.tipo_pagamento',
      'detalhes.banco',
      'detalhes.agencia',
      'detalhes.conta',
      'endereco.id_pais',
      'endereco.endereco',
      'endereco.cidade',
      'endereco.email_pessoal',
      'endereco.celular',
    ].map((path) => `${path}: Obrigatório`),
  )
})

describe('sickness form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{ data_ini: '2026-11-21' }, []],
    [{ data_ini: '2026-11-22' }, ['data_ini: Data maior que a atual']],
    [{ data_ini: '2026-02-29' }, ['data_ini: Data inválida']],
    [{ aposentado_inss: 'S' }, []],
    [{ aposentado_inss: 'X' }, ['aposentado_inss: Obrigatório']],
    [{ banco: '001' }, []],
    [{ banco: '237' }, []],
    [{ banco: '341' }, []],
    [{ banco: '033' }, []],
    [{ banco: '104' }, ['banco: Obrigatório']],
    [{ tipo_pagamento: '2' }, []],
    [{ agencia: '123' }, ['agencia: Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.']],
    [{ conta: '1234567890', conta_dv: '123' }, ['conta_dv: Máximo 2 caracteres']],
    [{ nome_mae: 'a'.repeat(61) }, ['nome_mae: Máximo 60 caracteres']],
    [{ nome_pai: 'a'.repeat(61) }, ['nome_pai: Máximo 60 caracteres']],
  ])('%o', (change, problems) => {
    expect(problemsOf(sicknessWith(change))).toEqual(problems.map((problem) => `detalhes.${problem}`))
  })
})

test('sickness form: answers of a retirement are neither asked nor sent', () => {
  const sent = answersToSend(sicknessForm, sicknessWith({ beneficio: '1', rg_bnf: '1' }), factsWith())
  expect(Object.keys(sent.detalhes).sort()).toEqual([
    'agencia',
    'agencia_dv',
    'aposentado_inss',
    'banco',
    'conta',
    'conta_dv',
    'data_ini',
    'id_plano',
    'nome_mae',
    'nome_pai',
    'tipo_pagamento',
  ])
})

test('sickness form: answers are read as text', () => {
  const [first] = readAnswers(sicknessForm, sicknessWith(), factsWith())
  expect(first).toEqual({
    title: 'Afastamento',
    answers: [
      { label: 'Plano', value: 'Plano Um' },
      { label: 'Data de início do afastamento', value: '02/11/2026' },
      { label: 'Você é aposentado(a) pelo INSS?', value: 'Não' },
    ],
  })
})
