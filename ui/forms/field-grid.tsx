import { useSelector } from '@xstate/react'

import type { Field, Section } from '#domain/forms/form.ts'
import { type FormEditorActor, shownFields } from '#machines/form-editor/index.ts'

import * as css from './field-grid.css.ts'
import { lastLineOf, widthOf } from './field-width.ts'
import { FormField } from './form-field.tsx'

type Props = { actor: FormEditorActor; section: Section; rowId?: number }

const sameFields = (before: readonly Field[], after: readonly Field[]) =>
  before.length === after.length && before.every((field, index) => field === after[index])

/** The fields of a section, or of one of its rows, in their order: two abreast where there is room. */
export function FieldGrid({ actor, section, rowId }: Props) {
  const shown = useSelector(actor, (snapshot) => shownFields(snapshot, section, rowId), sameFields)
  const last = lastLineOf(shown)
  const tellLeft = (name: string) => {
    if (section.kind === 'fields') actor.send({ type: 'answer.left', part: section.part, name })
    else if (rowId !== undefined) actor.send({ type: 'answer.left', part: section.part, rowId, name })
  }
  return (
    <div className={css.grid}>
      {section.fields.map((field) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it hears the focus leave its control, and takes none itself.
        <div
          key={field.name}
          className={css.width[widthOf(field)]}
          {...(last.includes(field) && { 'data-last': true })}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) tellLeft(field.name)
          }}
        >
          <FormField actor={actor} section={section} field={field} {...(rowId !== undefined && { rowId })} />
        </div>
      ))}
    </div>
  )
}
