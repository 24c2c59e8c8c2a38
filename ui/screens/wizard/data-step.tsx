import type { FormStep } from '#domain/forms/form.ts'
import type { WizardActor } from '#machines/wizard/index.ts'
import { FormSection } from '#ui/forms/form-section.tsx'

/** Step 1: everything the type's form asks for. */
export function DataStep({ actor, step }: { actor: WizardActor; step: FormStep | null }) {
  return step?.sections.map((section) => <FormSection key={section.title} actor={actor} section={section} />)
}
