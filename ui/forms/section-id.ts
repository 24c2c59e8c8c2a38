import type { Section } from '#domain/forms/form.ts'

/** The id of a section's heading, for whoever is led to the section as a whole. */
export const sectionId = ({ part, fields }: Section) => `${part}.${fields[0]?.name ?? ''}.secao`
