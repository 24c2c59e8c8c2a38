import { describe, expect, test } from 'vitest'

import { answersToSend } from '#domain/forms/answered.ts'
import type { Answers, Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { sicknessForm } from '#domain/forms/sickness.ts'

import { sicknessWith } from '#tools/samples/answers-01.ts'
import { factsWith } from '#tools/samples/facts.ts'
import { givenIn } from '../../support/given-answers.ts'

const problemsOf = (answers: Answers) =>
  problemsIn(sicknessForm, answers, factsWith()).map(({ path, message }) => `${path}: ${message}`)

describe('sickness form: problems of one changed answer', () => {
  test.each<[Values, string[]]>([
    [{ data_ini: '2026-11-21' }, []],
    [{ aposentado_inss: 'S' }, []],
    [{ aposentado_inss: 'X' }, ['aposentado_inss: Obrigatório']],
  ])('%o', (change, problems) => {
    expect(problemsOf(sicknessWith(change))).toEqual(problems.map((problem) => `detalhes.${problem}`))
  })
})

test('sickness form: answers of a retirement are neither asked nor sent', () => {
  const answers = sicknessWith({ beneficio: '1', rg_bnf: '1', nome_pai: 'Raul Duarte' })
  const sent = answersToSend(sicknessForm, answers, factsWith())
  expect(Object.keys(givenIn(sent.detalhes)).sort()).toEqual([
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
      { label: 'Plano', value: 'Um' },
      { label: 'Data de início do afastamento', value: '02/11/2026' },
      { label: 'Você é aposentado(a) pelo INSS?', value: 'Não' },
    ],
  })
})
