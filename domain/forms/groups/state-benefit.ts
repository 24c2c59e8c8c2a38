import { group } from '../form.ts'
import { realDate } from '../rules.ts'
import { asksForStateBenefit } from './benefit-kinds.ts'

/** The first day of the state insurer's benefit, for benefits 2 and 4 (BENEFIT-02). */
export const stateBenefit = group<'dib', 'beneficio'>({
  part: 'detalhes',
  title: 'Benefício do INSS',
  fields: [
    {
      name: 'dib',
      label: 'Data de início do benefício (DIB)',
      // To be confirmed by the fund.
      hint: 'A DIB é o primeiro dia do benefício que o INSS paga a você. Na aposentadoria por invalidez, é a data que consta da carta de concessão do INSS.',
      control: 'date',
      required: true,
      rule: realDate,
      shownWhen: asksForStateBenefit,
      editableIn: 'LE',
    },
  ],
})
