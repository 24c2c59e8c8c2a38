import { at, type Row } from '../row.ts'

export const ACCOUNT_ASKED = ['detalhes.banco', 'detalhes.agencia', 'detalhes.conta']

export const PAYMENT_ASKED = ['detalhes.tipo_pagamento', ...ACCOUNT_ASKED]

/** The account, in every form with one. */
export const bankRows: readonly Row[] = [
  ...at('detalhes.agencia', 'BANK-02', [
    ['123', 'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.'],
  ]),
  ...at('detalhes.agencia_dv', 'BANK-03, BANK-04, BANK-08', [
    ['a', 'Somente números'],
    ['123', 'Máximo 2 caracteres'],
    ['12', 'Numero + DV máximo 5 caracteres'],
  ]),
  ...at('detalhes.conta', 'BANK-05', [['12345678901', 'Máximo 10 caracteres']]),
  ...at('detalhes.conta_dv', 'BANK-06, BANK-08', [
    ['a', 'Somente números'],
    ['123', 'Máximo 2 caracteres'],
  ]),
  ...['agencia', 'conta'].map((name) => ({
    answers: { [`detalhes.${name}_dv`]: '1', [`detalhes.${name}`]: '4567-2' },
    says: {
      [`detalhes.${name}`]: 'O DV vai no campo ao lado. Confira o DV e deixe aqui só o número, sem o hífen.',
    },
    rule: 'BANK-09',
  })),
  {
    answers: { 'detalhes.agencia': '12345', 'detalhes.agencia_dv': '' },
    says: { 'detalhes.agencia': 'Máximo 4 caracteres' },
    rule: 'BANK-02',
  },
  {
    answers: { 'detalhes.conta': '12345678901', 'detalhes.conta_dv': '12' },
    says: {
      'detalhes.conta': 'Máximo 10 caracteres',
      'detalhes.conta_dv': 'Numero + DV máximo 12 caracteres',
    },
    rule: 'BANK-05, BANK-07',
  },
]
