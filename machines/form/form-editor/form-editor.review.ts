import { type ReviewedSection, reviewOf } from '#domain/forms/read.ts'

import { factsIn, formOf } from './form-editor.answers.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

/** All answers to send, as text; a new list each time. */
export const reviewedIn = ({ context }: EditorSnapshot): readonly ReviewedSection[] =>
  reviewOf(formOf(context), context.answers, factsIn(context))
