import { shallowEqual, useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { memo } from 'react'
import { choicesFor, fieldOf, fieldPath } from '#domain/filled-requests/fields.ts'
import type { Field, Section } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { isBusy } from '#machines/form/submission/index.ts'

import { FieldControl } from './field-control.tsx'
import { RetryLookUp } from './retry-look-up.tsx'
import { useNote } from './use-note.ts'

type Props = {
  actor: FormEditorActor
  section: Section
  field: Field
  /** The row, in a section with rows. */
  rowId?: number | null
  rowName?: string
}

/**
 * A field connected to its answer. It renders again only when its own answer, problems, choices or
 * visibility change.
 */
export const FormField = memo(function FormField({ actor, section, field, rowId = null, rowName }: Props) {
  const view = useSelector(
    actor,
    (snapshot) => fieldOf(snapshot.context.filled, section, field, rowId),
    shallowEqual,
  )
  const choices = useSelector(
    actor,
    (snapshot) => choicesFor(snapshot.context.filled, section, field, rowId),
    dequal,
  )
  const said = useNote(actor, section, field, rowId)
  const submission = useSelector(actor, (snapshot) => snapshot.children.submission)
  const locked = useSelector(submission, (snapshot) => snapshot !== undefined && isBusy(snapshot))
  if (!view.isShown) return null
  return (
    <FieldControl
      id={fieldPath(section, field.name, rowId)}
      field={field}
      rowName={rowName}
      answer={view.value}
      problems={view.problem === '' ? [] : view.problem.split('\n')}
      {...said}
      {...((field.namesParticipant || field.findsAddress) && {
        action: <RetryLookUp actor={actor} section={section} field={field} />,
      })}
      choices={choices}
      required={view.isEditable && view.isRequired}
      optional={view.isEditable && !view.isRequired}
      editable={view.isEditable}
      locked={locked}
      onAnswer={(value) => {
        const { name } = field
        if (section.kind === 'fields') actor.send({ type: 'answer.changed', part: section.part, name, value })
        else if (rowId !== null)
          actor.send({ type: 'answer.changed', part: section.part, rowId, name, value })
      }}
    />
  )
})
