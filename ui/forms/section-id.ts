import type { Section } from '#domain/forms/form.ts'

/** The id of a section's heading, as a target of links. */
export const sectionId = ({ part, fields }: Section) => `${part}.${fields[0]?.name ?? ''}.secao`
