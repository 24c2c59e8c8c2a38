import { useSelector } from '@xstate/react'
import { memo } from 'react'

import type { FieldsSection, RowsSection, Section } from '#domain/forms/form.ts'
import { asksFor, type FormEditorActor, shownFields, takesAnswers } from '#machines/form-editor/index.ts'

import { Declaration } from './declaration.tsx'
import { FieldGrid } from './field-grid.tsx'
import { Fieldset } from './fieldset.tsx'
import { FundRows } from './fund-rows.tsx'
import { ParticipantRows } from './participant-rows.tsx'
import { sectionId } from './section-id.ts'

type Props<Kind extends Section> = { actor: FormEditorActor; section: Kind }

/** Draws any section of any form. */
export const FormSection = memo(function FormSection({ actor, section }: Props<Section>) {
  if (section.kind === 'fields') return <Fields actor={actor} section={section} />
  return <Rows actor={actor} section={section} />
})

/** A list is asked for as long as the answers to the other sections want it. */
function Rows({ actor, section }: Props<RowsSection>) {
  const isWanted = useSelector(actor, (snapshot) => asksFor(snapshot, section))
  if (!isWanted) return null
  return section.source === 'fund' ? (
    <FundRows actor={actor} section={section} />
  ) : (
    <ParticipantRows actor={actor} section={section} />
  )
}

/** A section whose every field is hidden by other answers is no section. */
function Fields({ actor, section }: Props<FieldsSection>) {
  const isShown = useSelector(actor, (snapshot) => shownFields(snapshot, section).length > 0)
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot, section))
  if (!isShown) return null
  return (
    <Fieldset id={sectionId(section)} title={section.title} help={isOpen ? section.help : undefined}>
      {section.declaration && <Declaration actor={actor} section={section} />}
      <FieldGrid actor={actor} section={section} />
    </Fieldset>
  )
}
