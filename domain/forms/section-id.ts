import type { Section } from './form.ts'

/** Identifies a section of a form; also the id of its heading, as a target of links. */
export const sectionId = ({ part, fields }: Section) => `${part}.${fields[0]?.name ?? ''}.secao`
