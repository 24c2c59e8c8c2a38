import { lackingDocuments } from '#domain/documents/required.ts'
import { problemsToCorrect } from '#domain/forms/edit-rules.ts'
import type { StepId } from '#domain/forms/form.ts'
import { problemsInStep } from '#domain/forms/problems.ts'
import { FIRST_LACKING, STEP_NUMBERS } from '#domain/forms/steps.ts'
import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import { formKindOf } from '#domain/request-kinds/kinds.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { isOpen } from '#domain/requests/status.ts'
import type { WizardInput } from './wizard.types.ts'

/**
 * The step at which a request opens: the step of the URL, or the first incomplete one (P-369). With unsaved
 * answers in the tab, 0 is returned as it is, and the editor opens the first step. A URL without the type opens the
 * documents, unless a step before them is incomplete (D-140).
 */
export function firstStep(
  input: WizardInput,
  { request, answers, facts, documents, people, draft }: LoadedRequest,
): number | null {
  const { step, participant, reference } = input
  const { id, typeId, status } = request
  const isResolved = step === 'documents'
  if (isResolved && !isOpen(status)) return STEP_NUMBERS.documents
  if (!isResolved && (step !== FIRST_LACKING || id === null || draft !== null || !isOpen(status))) return step
  const kind = formKindOf(typeId)
  const known = { ...factsOf(participant, reference), ...facts }
  const lacks = (step: StepId) =>
    problemsToCorrect(
      kind.form,
      { status, stored: answers },
      (given) => problemsInStep(kind.form, step, given, known),
      draft?.answers ?? answers,
    ).length > 0
  const lacking = kind.form.steps.find((step) => lacks(step.id))
  if (lacking) return STEP_NUMBERS[lacking.id]
  if (isResolved) return STEP_NUMBERS.documents
  const isComplete = lackingDocuments(kind, { documents, people }).length === 0
  // If the fund asked for a correction and no document is missing, the correction is about answers.
  return isComplete && status === 'E' ? STEP_NUMBERS.data : STEP_NUMBERS.documents
}
