import { type ReviewedSection, reviewOf } from '#domain/forms/read.ts'

import { factsIn, formOf } from './wizard.answers.ts'
import type { WizardSnapshot } from './wizard.view.ts'

/** What is about to be sent, in words; a new list each time. */
export const reviewedIn = ({ context }: WizardSnapshot): readonly ReviewedSection[] =>
  reviewOf(formOf(context), context.answers, factsIn(context))
