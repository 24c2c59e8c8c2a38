import type { Problem } from '#domain/call-failure.ts'
import {
  concerns,
  digitsToLookUp,
  type PostalCodeField,
  postalCodesIn,
} from '#domain/forms/address-look-up.ts'
import type { AnswerChange } from '#domain/forms/answers.ts'
import { type StepId, sectionsOf } from '#domain/forms/form.ts'
import { nextStep, previousStep, STEP_NUMBERS, stepAt } from '#domain/forms/steps.ts'
import { listPath } from '#domain/navigation/paths.ts'
import { requestPath, startPath } from '#domain/navigation/request-paths.ts'

import { required } from '../support/required.ts'
import { allProblems, formOf, stepOfFirst } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

/** The postal codes whose addresses are looked up, each by a chart of its own under the path of the code. */
export const postalCodesOf = (context: EditorContext): readonly PostalCodeField[] =>
  postalCodesIn(sectionsOf(formOf(context)))

/** Whether the change is to a postal code, or to the country of one. */
export const changesPostalCode = (context: EditorContext, change: AnswerChange): boolean =>
  postalCodesOf(context).some((code) => concerns(code, change))

/** The postal code that is changed, or whose country is. */
export const postalCodeChanged = (context: EditorContext, change: AnswerChange): PostalCodeField =>
  required(
    postalCodesOf(context).find((code) => concerns(code, change)),
    'postal code',
  )

/** The postal code of that path. */
export const postalCodeAt = (context: EditorContext, path: string): PostalCodeField =>
  required(
    postalCodesOf(context).find((code) => code.path === path),
    path,
  )

/** What to look up for a code: the digits typed, or '' where there is nothing to look up. */
export const digitsOfPostalCode = ({ answers }: EditorContext, code: PostalCodeField) =>
  digitsToLookUp(code, answers[code.part])

export type StepShown = {
  readonly step: StepId
  /** After a save the address of the step before it is another, too. */
  readonly isSaved?: boolean
  readonly replace?: boolean
}

/**
 * The address of a step. Arriving replaces what was asked for; a step forward or back is a new entry of the browser's
 * history, so that Back is Voltar (D-30), and the entry left behind gets the request's number (D-19).
 */
export function addressOf({ request, at: before }: EditorContext, shown: StepShown) {
  const { step, isSaved = false, replace = false } = shown
  const { id, typeId } = request
  const at = (one: StepId) =>
    (id === null ? startPath(typeId) : requestPath({ id, typeId }, STEP_NUMBERS[one])) ?? listPath
  return { path: at(step), replace, leaving: isSaved ? at(before) : null }
}

/** The step that an address asks for. */
export const stepAsked = (context: EditorContext, asked: number | null): StepId =>
  stepAt(formOf(context), asked, context.request.id !== null)

/** What Voltar leads to. */
export const stepBefore = (context: EditorContext): StepShown => ({
  step: previousStep(formOf(context), context.at) ?? 'data',
})

/** What a Próximo leads to once it has saved. */
export const stepAfterSave = (context: EditorContext): StepShown => ({
  step: nextStep(formOf(context), context.at) ?? 'documents',
  isSaved: true,
})

/** Where the first of some problems is: those of all answers, or those that the server found. */
export const firstWrong = (
  context: EditorContext,
  problems: readonly Problem[] = allProblems(context),
): StepShown => ({
  step: stepOfFirst(context, problems) ?? 'data',
})
