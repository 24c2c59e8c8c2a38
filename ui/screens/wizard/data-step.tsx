import { useSelector } from '@xstate/react'

import type { FormStep } from '#domain/forms/form.ts'
import { hasOptional, type WizardActor } from '#machines/wizard/index.ts'
import { FormSection } from '#ui/forms/form-section.tsx'
import * as texts from '#ui/texts/wizard.ts'

import * as css from './wizard.css.ts'

/** Step 1: everything the type's form asks for. */
export function DataStep({ actor, step }: { actor: WizardActor; step: FormStep | null }) {
  const leavesBlank = useSelector(actor, (snapshot) => hasOptional(snapshot, step?.sections ?? []))
  return (
    <>
      {leavesBlank && <p className={css.legend}>{texts.optionalLegend}</p>}
      {step?.sections.map((section) => (
        <FormSection key={section.title} actor={actor} section={section} />
      ))}
    </>
  )
}
