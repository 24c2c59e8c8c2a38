import type { Field, FieldsSection } from '../form.ts'
import { upTo } from '../rules.ts'

/** Groups under the conditions of another screen: the same questions with other rules (D-49, D-92). */

const withFields = (section: FieldsSection, change: (field: Field) => Field): FieldsSection => ({
  ...section,
  fields: section.fields.map(change),
})

/** The group with all fields optional. */
export const optional = (section: FieldsSection) =>
  withFields(section, ({ required: _required, ...field }) => field)

/** The group with all fields editable while the request is open. */
export const editableWhileOpen = (section: FieldsSection) =>
  withFields(section, (field) => ({ ...field, editableIn: 'LE' }))

/** Free texts with another maximum length, in characters. */
export const limitedTo = (section: FieldsSection, limits: Readonly<Record<string, number>>) =>
  withFields(section, (field) => {
    const limit = limits[field.name]
    return limit === undefined ? field : { ...field, rule: upTo(limit) }
  })
