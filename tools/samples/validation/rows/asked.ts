/** Required answers of groups that several forms share (VALID-01, P-02, P-06). */

export const IDENTITY_ASKED = [
  'detalhes.rg_bnf',
  'detalhes.orgao_emissor_rg_bnf',
  'detalhes.data_expedicao_rg_bnf',
  'detalhes.uf_rg_bnf',
]

export const PARENTS_ASKED = ['detalhes.nome_mae']

export const ACCOUNT_ASKED = ['detalhes.banco', 'detalhes.agencia', 'detalhes.conta']

export const PAYMENT_ASKED = ['detalhes.tipo_pagamento', ...ACCOUNT_ASKED]

export const ADDRESS_ASKED = [
  'endereco.cep',
  'endereco.endereco',
  'endereco.cidade',
  'endereco.estado',
  'endereco.email_pessoal',
  'endereco.celular',
]

/** Of a benefit and of a retirement; which of the tax option is left depends on the plan. */
export const BENEFIT_ASKED = [
  'detalhes.beneficio',
  ...IDENTITY_ASKED,
  ...PARENTS_ASKED,
  'detalhes.representante_legal',
  ...PAYMENT_ASKED,
  ...ADDRESS_ASKED,
]
