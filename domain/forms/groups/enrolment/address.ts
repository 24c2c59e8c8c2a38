import type { Field, FieldsSection } from '../../form.ts'
import { phone, upTo } from '../../rules.ts'
import { address as shared } from '../address.ts'

/** Where this screen allows less than the shared form (specialised 5, D-92). */
const LIMITS: Readonly<Record<string, number>> = { endereco: 60, numero: 8, complemento: 36 }

const withOwnLimit = (field: Field): Field => {
  const max = LIMITS[field.name]
  return max === undefined ? field : { ...field, rule: upTo(max) }
}

/** The shared address as a part of the participant's data, with one more telephone (specialised 3). */
export const address: FieldsSection = {
  ...shared,
  part: 'participante',
  fields: [
    ...shared.fields.map(withOwnLimit),
    {
      name: 'telefone',
      label: 'Telefone fixo (opcional)',
      control: 'phone',
      rule: phone,
      editableIn: 'LE',
    },
  ],
}
