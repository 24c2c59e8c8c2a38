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
  return {
    detalhes: fixedValues(form, 'detalhes', status, sent.detalhes, stored.detalhes),
    endereco: fixedValues(form, 'endereco', status, sent.endereco, stored.endereco),
    dependentes: fixedRows(form, 'dependentes', status, sent, stored),
    beneficiarios: fixedRows(form, 'beneficiarios', status, sent, stored),
  }
}

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
  const fields = sectionsOf(form).flatMap((section) => (section.part === part ? section.fields : []))
  return putBack(fields, status, sent, stored)
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

/** Details that the form does not know are kept as they are: sent ones win over stored ones (D-57). */
export function unknownDetails(form: RequestForm, stored: Values, sent: Values): Values {
  const known = new Set(
    sectionsOf(form).flatMap(({ part, fields }) =>
      part === 'detalhes' ? fields.map(({ name }) => name) : [],
    ),
  )
  return Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([name]) => !known.has(name)))
}
