import type { FormStep, RequestForm, StepId } from './form.ts'

/** The numbers of the steps in URLs and on screen (STEPS-02); some types have no step 2. */
export const STEP_NUMBERS: Readonly<Record<StepId, number>> = { data: 1, declaration: 2, documents: 3 }

const stepIndex = (form: RequestForm, id: StepId) => form.steps.findIndex((step) => step.id === id)

/** The number in a URL that means the first incomplete step (P-369). */
export const FIRST_LACKING = 0

/** The step after `id`, or null at the end. */
export const nextStep = (form: RequestForm, id: StepId): StepId | null =>
  form.steps[stepIndex(form, id) + 1]?.id ?? null

/** The step before `id`, or null at the beginning. */
export const previousStep = (form: RequestForm, id: StepId): StepId | null =>
  form.steps[stepIndex(form, id) - 1]?.id ?? null

/**
 * The step for the number in a URL, limited to existing ones: an unsaved request opens 1, a missing 2 is 3,
 * anything else is 1 (D-30).
 */
export function stepAt(form: RequestForm, asked: number | null, saved: boolean): StepId {
  if (!saved) return 'data'
  if (asked === STEP_NUMBERS.documents) return 'documents'
  if (asked === STEP_NUMBERS.declaration)
    return stepIndex(form, 'declaration') === -1 ? 'documents' : 'declaration'
  return 'data'
}

/** A step by its id. Throws if the form does not have it, which is a defect of its definition. */
export function stepOf(form: RequestForm, id: StepId): FormStep {
  const step = form.steps.find((candidate) => candidate.id === id)
  if (!step) throw new Error(`The form has no step "${id}"`)
  return step
}
