import { useSelector } from '@xstate/react'
import { memo } from 'react'
import { isSectionShown, takesAnswers } from '#domain/filled-requests/fields.ts'
import type { FieldsSection, RowsSection } from '#domain/forms/form.ts'

import { Declaration } from './declaration.tsx'
import { FieldGrid } from './field-grid.tsx'
import { FundRows } from './fund-rows.tsx'
import { KnownAnswers } from './known-answers.tsx'
import { ParticipantRows } from './participant-rows.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'
import { SuggestedAnswers } from './suggested-answers.tsx'

/** Renders nothing if the answers hide the whole section. */
export const FormSection = memo(function FormSection({ section, ...rest }: SectionProps) {
  const isShown = useSelector(rest.actor, (snapshot) => isSectionShown(snapshot.context.filled, section))
  if (!isShown) return null
  if (section.kind === 'fields') return <Fields section={section} {...rest} />
  return <Rows section={section} {...rest} />
})

function Rows({ actor, section, fold }: SectionProps<RowsSection>) {
  return section.source === 'fund' ? (
    <FundRows actor={actor} section={section} fold={fold} />
  ) : (
    <ParticipantRows actor={actor} section={section} fold={fold} />
  )
}

function Fields({ actor, section, fold }: SectionProps<FieldsSection>) {
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot.context.filled, section))
  return (
    <SectionFrame actor={actor} section={section} fold={fold} help={isOpen ? section.help : undefined}>
      {section.declaration && <Declaration actor={actor} section={section} />}
      <SuggestedAnswers actor={actor} section={section} />
      <KnownAnswers actor={actor} section={section} />
      <FieldGrid actor={actor} section={section} />
    </SectionFrame>
  )
}
