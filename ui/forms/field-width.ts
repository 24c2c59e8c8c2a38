import type { Field } from '#domain/forms/form.ts'

/** Of the line: a third, half, two thirds, all of it; a pair is half of it on a phone too. */
export type FieldWidth = 'narrow' | 'narrowPair' | 'half' | 'halfPair' | 'broad' | 'broadPair' | 'full'

/** Answers that are read in pairs stand in pairs: a branch and its digit, a street and its number. */
const WIDTHS: Readonly<Record<string, FieldWidth>> = {
  banco: 'full',
  agencia: 'broadPair',
  agencia_dv: 'narrowPair',
  conta: 'broadPair',
  conta_dv: 'narrowPair',
  rg: 'halfPair',
  orgao_emissor_rg: 'halfPair',
  rg_emissor: 'halfPair',
  endereco: 'broad',
  numero: 'narrowPair',
  complemento: 'halfPair',
  cidade: 'broad',
  estado: 'narrow',
  uf_entidade: 'narrow',
  sexo: 'half',
}

/** Whose answer it is does not change its length: 'agencia_entidade', 'rg_bnf'. */
const OWNERS = /_(entidade|bnf)$/

/** How much of a line a field takes where two fit abreast; sentences to be agreed to need the whole line. */
export const widthOf = ({ name, control }: Pick<Field, 'name' | 'control'>): FieldWidth =>
  WIDTHS[name] ??
  WIDTHS[name.replace(OWNERS, '')] ??
  (control === 'radio' || control === 'checkbox' ? 'full' : 'half')

/** In sixths of the line, where two fit abreast. */
const SIXTHS: Readonly<Record<FieldWidth, number>> = {
  narrow: 2,
  narrowPair: 2,
  half: 3,
  halfPair: 3,
  broad: 4,
  broadPair: 4,
  full: 6,
}

/** Those that stand in the last line. */
export function lastLineOf<Asked extends Pick<Field, 'name' | 'control'>>(
  fields: readonly Asked[],
): readonly Asked[] {
  const line = (start: readonly Asked[], field: Asked) => {
    const taken = [...start, field].reduce((sum, one) => sum + SIXTHS[widthOf(one)], 0)
    return taken > 6 ? [field] : [...start, field]
  }
  return fields.reduce(line, [])
}
