import { group } from '../form.ts'

/** How the benefit is paid: credit in a checking or in a salary account (BANK-17). */
export const payment = group({
  part: 'detalhes',
  title: 'Forma de pagamento',
  fields: [
    {
      name: 'tipo_pagamento',
      label: 'Tipo de pagamento',
      control: 'radio',
      required: true,
      choices: [
        { value: '1', label: 'Conta corrente' },
        { value: '2', label: 'Conta salário' },
      ],
      editableIn: 'LE',
    },
  ],
})
