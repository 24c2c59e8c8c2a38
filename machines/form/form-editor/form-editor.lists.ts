import { applyForced } from '#domain/forms/answered.ts'
import type { EnrolmentLists } from '#domain/requests/facts.ts'

import { factsIn, formOf, kindIn, withAnswers } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

/** Pure functions for the fund's lists of choices (P-314). */

/** Whether the form needs lists that were not loaded with the request. */
export const lacksLists = (context: EditorContext): boolean =>
  kindIn(context).asksLists && factsIn(context).enrolment === undefined

/**
 * Updates answers that repeat text of a list, such as the name of a sponsor; the participant did not type
 * them.
 */
export function listsKept(context: EditorContext, enrolment: EnrolmentLists) {
  const { answers, stored, hasUnsaved, problems, alert, refusal } = context
  const known = { ...context, facts: { ...context.facts, enrolment } }
  return {
    ...withAnswers(known, answers),
    facts: known.facts,
    stored: applyForced(formOf(known), stored, factsIn(known)),
    hasUnsaved,
    // A refusal without problems of fields is not about the lists, so it stays.
    ...(problems.length === 0 && { alert, refusal }),
  }
}
