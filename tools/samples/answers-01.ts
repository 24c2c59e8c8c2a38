import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Values } from '#domain/forms/form.ts'

import { validAnswers } from './benefit-answers.ts'

/** Complete answers of the types that share a screen with the retirement, with a change by the test. */

const { detalhes, endereco } = validAnswers

const pick = (names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, detalhes[name] ?? '']))

const account = pick(['tipo_pagamento', 'banco', 'agencia', 'agencia_dv', 'conta', 'conta_dv'])
const parents = pick(['nome_mae', 'nome_pai'])
const identity = pick(['rg_bnf', 'orgao_emissor_rg_bnf', 'data_expedicao_rg_bnf', 'uf_rg_bnf'])

const complete =
  (usual: Values) =>
  (change: Values = {}): Answers =>
    answersOf({ detalhes: { id_plano: '1', ...usual, ...change }, endereco })

export const sicknessWith = complete({
  ...account,
  ...parents,
  data_ini: '2026-11-02',
  aposentado_inss: 'N',
})

/** In plan 1 only, so that the form does not ask about a loan. */
export const withdrawalWith = complete({
  ...account,
  ...parents,
  ...identity,
  data_demissao: '2026-10-30',
  resgate: 'S',
  parcelas: '12',
  opcao_irrf: 'P',
  ciente_perda_paridade: 'S',
  ciente_desligamento_irreversivel: 'S',
})

/** Plan 1, without variable and spontaneous contributions. */
export const selfSponsorshipWith = complete({
  autopatrocinio: 'I',
  razao: 'D',
  data_ini: '2026-11-01',
  data_fim: '',
})

/** Plan 2, with both contributions changed. */
export const contributionsWith = (change: Values = {}) =>
  selfSponsorshipWith({
    id_plano: '2',
    alterar_variavel: 'S',
    percentual_variavel: '12.5',
    alterar_espontanea: 'S',
    valor_espontanea: '500.50',
    ...change,
  })
