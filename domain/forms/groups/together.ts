import type { FieldsSection } from '../form.ts'

/** Several groups of one part under a single heading, in their order. */
export const together = (
  { title, help }: Pick<FieldsSection, 'title' | 'help'>,
  [first, ...others]: readonly [FieldsSection, ...FieldsSection[]],
): FieldsSection => ({
  kind: 'fields',
  part: first.part,
  title,
  ...(help !== undefined && { help }),
  fields: [first, ...others].flatMap((group) => group.fields),
  checks: [first, ...others].flatMap((group) => group.checks),
})
