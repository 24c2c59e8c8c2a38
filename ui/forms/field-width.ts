import type { Field, FieldWidth } from '#domain/forms/form.ts'

/** How much of a line a field takes where several fit abreast. */
export const widthOf = ({ control, width }: Pick<Field, 'control' | 'width'>): FieldWidth =>
  width ?? (control === 'radio' || control === 'checkbox' ? 'full' : 'half')
