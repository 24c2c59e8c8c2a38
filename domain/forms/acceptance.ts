import { group, type RequestForm } from './form.ts'
import { address } from './groups/address.ts'
import { plan } from './groups/plan.ts'

const newAmount = group<'valor_bnf' | 'novo_valor_bnf' | 'aceito'>({
  part: 'detalhes',
  title: 'Valor do benefício',
  fields: [
    { name: 'valor_bnf', label: 'Valor atual (R$)', control: 'money', editableIn: 'L' },
    { name: 'novo_valor_bnf', label: 'Novo valor (R$)', control: 'money', editableIn: 'L' },
    {
      name: 'aceito',
      label: 'Concorda com o novo valor',
      control: 'radio',
      choices: [
        { value: 'SIM', label: 'Sim' },
        { value: 'NAO', label: 'Não' },
      ],
      editableIn: 'L',
    },
  ],
})

/** How the answers of an acceptance are shown as text; it is not filled in (D-27). */
export const acceptanceAnswers: RequestForm = {
  steps: [{ id: 'data', title: 'Dados', sections: [plan(), newAmount, address] }],
}
