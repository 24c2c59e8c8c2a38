import { STATES } from '../../people/states.ts'
import { group } from '../form.ts'
import { realDate, upTo } from '../rules.ts'

/** The participant's identity card (core 3, form field sets). */
export const identity = group({
  part: 'detalhes',
  title: 'Documento de identidade',
  fields: [
    {
      name: 'rg_bnf',
      label: 'Número do RG',
      control: 'text',
      required: true,
      rule: upTo(20),
      editableIn: 'LE',
    },
    {
      name: 'orgao_emissor_rg_bnf',
      label: 'Órgão emissor',
      hint: 'Por exemplo: SSP.',
      control: 'text',
      required: true,
      rule: upTo(20),
      editableIn: 'LE',
    },
    {
      name: 'data_expedicao_rg_bnf',
      label: 'Data de expedição',
      control: 'date',
      required: true,
      rule: realDate,
      editableIn: 'LE',
    },
    {
      name: 'uf_rg_bnf',
      label: 'UF de expedição',
      control: 'select',
      required: true,
      choices: STATES,
      editableIn: 'LE',
    },
  ],
})
