import { useSelector } from '@xstate/react'
import { memo } from 'react'

import type { FieldsSection, Section } from '#domain/forms/form.ts'
import { shownFields, takesAnswers, type WizardActor } from '#machines/wizard/index.ts'

import { FieldGrid } from './field-grid.tsx'
import { Fieldset } from './fieldset.tsx'
import { FundRows } from './fund-rows.tsx'
import { ParticipantRows } from './participant-rows.tsx'
import { sectionId } from './section-id.ts'

type Props<Kind extends Section> = { actor: WizardActor; section: Kind }

/** Draws any section of any form. */
export const FormSection = memo(function FormSection({ actor, section }: Props<Section>) {
  if (section.kind === 'fields') return <Fields actor={actor} section={section} />
  return section.source === 'fund' ? (
    <FundRows actor={actor} section={section} />
  ) : (
    <ParticipantRows actor={actor} section={section} />
  )
})

/** A section whose every field is hidden by other answers is no section. */
function Fields({ actor, section }: Props<FieldsSection>) {
  const isShown = useSelector(actor, (snapshot) => shownFields(snapshot, section).length > 0)
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot, section))
  if (!isShown) return null
  return (
    <Fieldset id={sectionId(section)} title={section.title} help={isOpen ? section.help : undefined}>
      <FieldGrid actor={actor} section={section} />
    </Fieldset>
  )
}
