import type { Field, FieldWidth } from '#domain/forms/form.ts'

type Measured = Pick<Field, 'control' | 'width'>

/** How much of a line a field takes where two fit abreast. */
export const widthOf = ({ control, width }: Measured): FieldWidth =>
  width ?? (control === 'radio' || control === 'checkbox' ? 'full' : 'half')

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
export function lastLineOf<Asked extends Measured>(fields: readonly Asked[]): readonly Asked[] {
  const line = (start: readonly Asked[], field: Asked) => {
    const taken = [...start, field].reduce((sum, one) => sum + SIXTHS[widthOf(one)], 0)
    return taken > 6 ? [field] : [...start, field]
  }
  return fields.reduce(line, [])
}
