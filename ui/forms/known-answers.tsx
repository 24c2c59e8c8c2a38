import { useSelector } from '@xstate/react'
import { fieldOf, fieldPath } from '#domain/filled-requests/fields.ts'
import type { Field, FieldsSection } from '#domain/forms/form.ts'
import { valueInWords } from '#domain/forms/read.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { FieldBelow } from '#ui/primitives/field-below.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as texts from '#ui/texts/form-fields.ts'

import { useNote } from './use-note.ts'

type Props = { actor: FormEditorActor; section: FieldsSection }

/** What the fund has on record, to read above what is asked. */
export function KnownAnswers({ actor, section }: Props) {
  const known = section.fields.filter(({ isKnown }) => isKnown)
  if (known.length === 0) return null
  return (
    <SummaryList
      items={known.map((field) => ({
        label: field.label,
        value: <Known actor={actor} section={section} field={field} />,
      }))}
    />
  )
}

/** It can be focused, because links lead to it. */
function Known({ actor, section, field }: Props & { field: Field }) {
  const id = fieldPath(section, field.name)
  const said = useSelector(actor, ({ context: { filled } }) =>
    valueInWords(field, filled.answers[section.part], filled.facts),
  )
  const problem = useSelector(actor, ({ context }) => fieldOf(context.filled, section, field).problem)
  const error = problem === '' ? [] : problem.split('\n')
  const note = useNote(actor, section, field, null)
  return (
    <>
      <span id={id} tabIndex={-1}>
        {said || texts.nothingOnRecord}
      </span>
      {(note.note || problem) && <FieldBelow id={id} {...note} error={error} />}
    </>
  )
}
