import type { Facts } from '../../requests/facts.ts'
import { YES_NO } from '../choices.ts'
import { group } from '../form.ts'

const ACTIVE = 1
const PLANS = [1, 2]

/** In both plans, and in category 1 in both (WITHDRAWAL-05, D-97). */
const mayHaveLoan = (_values: unknown, { memberships }: Facts) =>
  PLANS.every((id) => memberships.some(({ planId, categoryId }) => planId === id && categoryId === ACTIVE))

/** How a loan of the fund is settled at a withdrawal (WITHDRAWAL-06). */
export const loan = group({
  part: 'detalhes',
  title: 'Empréstimo',
  fields: [
    {
      name: 'quitacao_contrato',
      label: 'Se houver empréstimo em aberto, você autoriza o fundo a descontar o saldo do resgate?',
      hint: 'Assim o contrato é quitado.',
      control: 'radio',
      required: true,
      choices: YES_NO,
      shownWhen: mayHaveLoan,
      editableIn: 'L',
    },
  ],
})
