import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { asksFor, shownFields, takesAnswers } from '#domain/filled-requests/fields.ts'
import type { FieldsSection, RowsSection } from '#domain/forms/form.ts'

import { Declaration } from './declaration.tsx'
import { FieldGrid } from './field-grid.tsx'
import { FundRows } from './fund-rows.tsx'
import { ParticipantRows } from './participant-rows.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { SuggestedAnswers } from './suggested-answers.tsx'

export const FormSection = memo(function FormSection({ section, ...rest }: SectionProps) {
  if (section.kind === 'fields') return <Fields section={section} {...rest} />
  return <Rows section={section} {...rest} />
})

/** The list is shown while the answers of other sections require it. */
function Rows({ actor, section, fold }: SectionProps<RowsSection>) {
  const isWanted = useSelector(actor, (snapshot) => asksFor(snapshot.context.filled, section))
  if (!isWanted) return null
  return section.source === 'fund' ? (
    <FundRows actor={actor} section={section} fold={fold} />
  ) : (
    <ParticipantRows actor={actor} section={section} fold={fold} />
  )
}

/** Renders nothing if other answers hide every field of the section. */
function Fields({ actor, section, fold }: SectionProps<FieldsSection>) {
  const isShown = useSelector(actor, (snapshot) => shownFields(snapshot.context.filled, section).length > 0)
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot.context.filled, section))
  if (!isShown) return null
  return (
    <SectionFrame actor={actor} section={section} fold={fold} help={isOpen ? section.help : undefined}>
      {section.declaration && <Declaration actor={actor} section={section} />}
      <SuggestedAnswers actor={actor} section={section} />
      <FieldGrid actor={actor} section={section} />
    </SectionFrame>
  )
}
