import { group } from '../form.ts'
import { realDate } from '../rules.ts'
import { asksForDismissal } from './benefit-kinds.ts'

/** The day the participant left the sponsor; benefits 1, 3 and 5 cannot do without it (core 5, Benefit). */
export const dismissal = group<'data_demissao', 'beneficio'>({
  part: 'detalhes',
  title: 'Desligamento',
  fields: [
    {
      name: 'data_demissao',
      label: 'Data de demissão',
      hint: 'O dia em que você se desligou da patrocinadora.',
      control: 'date',
      required: asksForDismissal,
      rule: realDate,
      editableIn: 'LE',
    },
  ],
})
