import type { Field } from '#domain/forms/form.ts'

export type FieldWidth = 'narrow' | 'half' | 'broad' | 'full'

/** Answers that are read in pairs stand in pairs: a branch and its digit, a street and its number. */
const WIDTHS: Readonly<Record<string, FieldWidth>> = {
  banco: 'full',
  agencia: 'broad',
  agencia_dv: 'narrow',
  conta: 'broad',
  conta_dv: 'narrow',
  endereco: 'broad',
  numero: 'narrow',
  cidade: 'broad',
  estado: 'narrow',
  sexo: 'half',
}

/** How much of a line a field takes where two fit abreast; sentences to be agreed to need the whole line. */
export const widthOf = ({ name, control }: Pick<Field, 'name' | 'control'>): FieldWidth =>
  WIDTHS[name] ?? (control === 'radio' || control === 'checkbox' ? 'full' : 'half')
