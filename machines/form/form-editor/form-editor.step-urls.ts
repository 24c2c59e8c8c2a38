import type { Problem } from '#domain/call-failure.ts'
import type { StepId } from '#domain/forms/form.ts'
import { nextStep, previousStep, STEP_NUMBERS, stepAt } from '#domain/forms/steps.ts'
import { listPath } from '#domain/navigation/paths.ts'
import { requestPath, startPath } from '#domain/navigation/request-paths.ts'

import { allProblems, formOf, stepOfFirst } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

export type StepShown = {
  readonly step: StepId
  /** The first save changes the URL of the previous step too. */
  readonly isSaved?: boolean
  readonly replace?: boolean
}

/**
 * The URL of a step. On arrival it replaces the requested one; a step forward or back adds an entry to the
 * browser's history, so that Back is Voltar (D-30), and the URL of the entry that is left gets the id of the
 * request (D-19).
 */
export function stepUrl({ request, at: before }: EditorContext, shown: StepShown) {
  const { step, isSaved = false, replace = false } = shown
  const { id, typeId } = request
  const at = (one: StepId) =>
    (id === null ? startPath(typeId) : requestPath({ id, typeId }, STEP_NUMBERS[one])) ?? listPath
  return { path: at(step), replace, leaving: isSaved ? at(before) : null }
}

/** The step for the number in a URL. */
export const stepAsked = (context: EditorContext, asked: number | null): StepId =>
  stepAt(formOf(context), asked, context.request.id !== null)

/** The step to which Voltar leads. */
export const stepBefore = (context: EditorContext): StepShown => ({
  step: previousStep(formOf(context), context.at) ?? 'data',
})

/** The step to which Próximo leads after its save. */
export const stepAfterSave = (context: EditorContext): StepShown => ({
  step: nextStep(formOf(context), context.at) ?? 'documents',
  isSaved: true,
})

/** The step of the first of the given problems; by default of all problems of the answers. */
export const firstWrong = (
  context: EditorContext,
  problems: readonly Problem[] = allProblems(context),
): StepShown => ({
  step: stepOfFirst(context, problems) ?? 'data',
})
