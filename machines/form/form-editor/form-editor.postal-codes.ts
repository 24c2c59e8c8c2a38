import {
  concerns,
  digitsToLookUp,
  type PostalCodeField,
  postalCodesIn,
} from '#domain/forms/address-look-up.ts'
import type { AnswerChange } from '#domain/forms/answers.ts'
import { sectionsOf } from '#domain/forms/form.ts'

import { required } from '../../support/required.ts'
import { formOf } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

/**
 * The postal codes whose addresses are looked up, each by a child chart with the path of the code as its id.
 */
export const postalCodesOf = (context: EditorContext): readonly PostalCodeField[] =>
  postalCodesIn(sectionsOf(formOf(context)))

/** Whether the change is to a postal code, or to the country of one. */
export const changesPostalCode = (context: EditorContext, change: AnswerChange): boolean =>
  postalCodesOf(context).some((code) => concerns(code, change))

/** The postal code that changes, itself or by its country. */
export const postalCodeChanged = (context: EditorContext, change: AnswerChange): PostalCodeField =>
  required(
    postalCodesOf(context).find((code) => concerns(code, change)),
    'postal code',
  )

export const postalCodeAt = (context: EditorContext, path: string): PostalCodeField =>
  required(
    postalCodesOf(context).find((code) => code.path === path),
    path,
  )

/** The digits to look up for a code; '' if there is nothing to look up. */
export const digitsOfPostalCode = ({ answers }: EditorContext, code: PostalCodeField) =>
  digitsToLookUp(code, answers[code.part])
