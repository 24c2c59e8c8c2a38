import { group } from '../../form.ts'
import { PROGRESSIVE, REGRESSIVE } from '../tax-option.ts'

/** Income tax scheme of the new membership, irrevocable (D-96, D-114). */
export const taxScheme = group({
  part: 'detalhes',
  title: 'Imposto de Renda',
  fields: [
    {
      name: 'regime_tributacao',
      label: 'Regime de tributação',
      control: 'radio',
      required: true,
      choices: [PROGRESSIVE, REGRESSIVE],
      repeatedBeforeSending: true,
      editableIn: 'L',
    },
  ],
})
