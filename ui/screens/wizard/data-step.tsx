import type { FormStep } from '#domain/forms/form.ts'
import type { WizardActor } from '#machines/wizard/index.ts'
import { FormSection } from '#ui/forms/form-section.tsx'

import * as css from './wizard.css.ts'

/** Step 1: everything the type's form asks for. */
export function DataStep({
  actor,
  step,
  isOpen,
}: {
  actor: WizardActor
  step: FormStep | null
  isOpen: boolean
}) {
  return (
    <>
      {isOpen && <p className={css.legend}>Só o que diz “(opcional)” pode ficar em branco.</p>}
      {step?.sections.map((section) => (
        <FormSection key={section.title} actor={actor} section={section} />
      ))}
    </>
  )
}
