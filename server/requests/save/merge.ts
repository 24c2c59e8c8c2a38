import { mapAnswers } from '#domain/forms/answers.ts'
import type { Answers, Field, FieldsPart, RequestForm, RowsPart, Values } from '#domain/forms/form.ts'
import { isEditable, sectionsOf } from '#domain/forms/form.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

/**
 * What the participant sent, with what the status does not let them change put back to what is stored (D-49).
 * In L everything is theirs.
 */
export function withStoredWhereFixed(
  form: RequestForm,
  status: RequestStatus,
  sent: Answers,
  stored: Answers,
): Answers {
  return mapAnswers(
    (part) => fixedValues(form, part, status, sent[part], stored[part]),
    (part) => fixedRows(form, part, status, sent, stored),
  )
}

const fieldsIn = (form: RequestForm, part: FieldsPart) =>
  sectionsOf(form).flatMap((section) => (section.part === part ? section.fields : []))

const putBack = (fields: readonly Field[], status: RequestStatus, sent: Values, stored: Values): Values => ({
  ...sent,
  ...Object.fromEntries(
    fields
      .filter(({ editableIn }) => !isEditable(editableIn, status))
      .map(({ name }) => [name, stored[name] ?? '']),
  ),
})

function fixedValues(
  form: RequestForm,
  part: FieldsPart,
  status: RequestStatus,
  sent: Values,
  stored: Values,
) {
  return putBack(fieldsIn(form, part), status, sent, stored)
}

function fixedRows(form: RequestForm, part: RowsPart, status: RequestStatus, sent: Answers, stored: Answers) {
  const section = sectionsOf(form).find((candidate) => candidate.part === part)
  if (section?.kind !== 'rows') return sent[part]
  if (!isEditable(section.editableIn, status)) return stored[part]
  return sent[part].map((row) => {
    const before = stored[part].find(({ id }) => id === row.id)
    return before ? { ...row, values: putBack(section.fields, status, row.values, before.values) } : row
  })
}

/** Answers of a part that the form does not know are kept as they are: sent ones win over stored ones (D-57). */
export function unknownIn(
  part: 'detalhes' | 'participante',
  form: RequestForm,
  stored: Answers,
  sent: Answers,
): Values {
  const known = new Set(['id_plano', ...fieldsIn(form, part).map(({ name }) => name)])
  const all = { ...stored[part], ...sent[part] }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !known.has(name)))
}
