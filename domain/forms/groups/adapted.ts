import type { Field, FieldsSection } from '../form.ts'
import { upTo } from '../rules.ts'

/** Groups as another screen has them: the same questions under that screen's conditions (D-49, D-92). */

const withFields = (section: FieldsSection, change: (field: Field) => Field): FieldsSection => ({
  ...section,
  fields: section.fields.map(change),
})

/** Nothing of it has to be answered. */
export const optional = (section: FieldsSection) =>
  withFields(section, ({ required: _required, ...field }) => field)

/** All of it may change for as long as the request is open. */
export const editableWhileOpen = (section: FieldsSection) =>
  withFields(section, (field) => ({ ...field, editableIn: 'LE' }))

/** Free texts with another maximum length, in characters. */
export const limitedTo = (section: FieldsSection, limits: Readonly<Record<string, number>>) =>
  withFields(section, (field) => {
    const limit = limits[field.name]
    return limit === undefined ? field : { ...field, rule: upTo(limit) }
  })
