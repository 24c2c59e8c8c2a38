import type { Field, FieldWidth } from '#domain/forms/form.ts'

/** The width of a field in the grid, where several fit side by side. */
export const widthOf = ({ control, width }: Pick<Field, 'control' | 'width'>): FieldWidth =>
  width ?? (control === 'radio' || control === 'checkbox' ? 'full' : 'half')
