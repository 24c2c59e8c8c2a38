import type { Section } from '#domain/forms/form.ts'
import type { WizardActor } from '#machines/wizard/index.ts'

import * as css from './field-grid.css.ts'
import { widthOf } from './field-width.ts'
import { FormField } from './form-field.tsx'

type Props = { actor: WizardActor; section: Section; rowId?: number }

/** The fields of a section, or of one of its rows, in their order: two abreast where there is room. */
export function FieldGrid({ actor, section, rowId }: Props) {
  return (
    <div className={css.grid}>
      {section.fields.map((field) => (
        <div key={field.name} className={css.width[widthOf(field)]}>
          <FormField actor={actor} section={section} field={field} {...(rowId !== undefined && { rowId })} />
        </div>
      ))}
    </div>
  )
}
