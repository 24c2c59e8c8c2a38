import type { Section } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { afterPress } from '#ui/primitives/after-press.ts'

import * as css from './field-grid.css.ts'
import { widthOf } from './field-width.ts'
import { FormField } from './form-field.tsx'

type Props = { actor: FormEditorActor; section: Section; rowId?: number }

/** The fields of a section, or of one of its rows, side by side where they fit. */
export function FieldGrid({ actor, section, rowId }: Props) {
  const notifyLeft = (name: string) => {
    if (section.kind === 'fields') actor.send({ type: 'answer.left', part: section.part, name })
    else if (rowId !== undefined) actor.send({ type: 'answer.left', part: section.part, rowId, name })
  }
  const asked = section.fields.filter(({ isKnown }) => !isKnown)
  return (
    <div className={css.grid}>
      {asked.map((field) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the blur of its control.
        <div
          key={field.name}
          className={css.width[widthOf(field)]}
          {...((field.findsAddress || field.namesParticipant) && { 'data-looked-up': true })}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) afterPress(() => notifyLeft(field.name))
          }}
        >
          <FormField actor={actor} section={section} field={field} {...(rowId !== undefined && { rowId })} />
        </div>
      ))}
    </div>
  )
}
