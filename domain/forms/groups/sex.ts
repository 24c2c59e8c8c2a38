import type { Choice, Field } from '../form.ts'

const SEXES: readonly Choice[] = [
  { value: 'F', label: 'Feminino' },
  { value: 'M', label: 'Masculino' },
]

export const sex = (editableIn: Field['editableIn']) =>
  ({
    name: 'sexo',
    label: 'Sexo',
    control: 'radio',
    width: 'half',
    required: true,
    choices: SEXES,
    editableIn,
  }) as const
