import type { FieldsSection } from '../../form.ts'
import { phone } from '../../rules.ts'
import { limitedTo } from '../adapted.ts'
import { address as shared } from '../address.ts'

/** Limits of this screen that are lower than those of the shared form (D-92). */
const LIMITS = { endereco: 60, numero: 8, complemento: 36 }

/** The shared address among the participant's data, with one more telephone. */
export const address: FieldsSection = {
  ...shared,
  part: 'participante',
  fields: [
    ...limitedTo(shared, LIMITS).fields,
    {
      name: 'telefone',
      label: 'Telefone fixo',
      control: 'phone',
      rule: phone,
      editableIn: 'LE',
      autoComplete: 'tel',
    },
  ],
}
