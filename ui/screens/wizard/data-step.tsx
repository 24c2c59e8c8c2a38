import { useSelector } from '@xstate/react'

import type { FormStep } from '#domain/forms/form.ts'
import { hasOptional, isPartlyOpen, type WizardActor } from '#machines/wizard/index.ts'
import { FormSection } from '#ui/forms/form-section.tsx'
import * as texts from '#ui/texts/wizard.ts'

import * as css from './wizard.css.ts'

/** Step 1: everything the type's form asks for. */
export function DataStep({ actor, step }: { actor: WizardActor; step: FormStep | null }) {
  const leavesBlank = useSelector(actor, (snapshot) => hasOptional(snapshot, step?.sections ?? []))
  const isClosedInPart = useSelector(actor, (snapshot) => isPartlyOpen(snapshot, step?.sections ?? []))
  const legends = [isClosedInPart && texts.closedLegend, leavesBlank && texts.optionalLegend].filter(Boolean)
  return (
    <>
      {legends.length > 0 && <p className={css.legend}>{legends.join(' ')}</p>}
      {step?.sections.map((section) => (
        <FormSection key={section.title} actor={actor} section={section} />
      ))}
    </>
  )
}
