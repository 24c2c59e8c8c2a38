import { settle } from '#domain/forms/answered.ts'
import type { EnrolmentLists } from '#domain/requests/facts.ts'

import { factsIn, formOf, kindIn, withAnswers } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

/** The fund's lists that a form chooses from, as pure functions (P-314). */

/** Whether the form chooses from lists that did not come with the request. */
export const lacksLists = (context: EditorContext): boolean =>
  kindIn(context).asksLists && factsIn(context).enrolment === undefined

/** What is repeated from a list, such as the name of a sponsor, follows; the participant has not typed it. */
export function listsKept(context: EditorContext, enrolment: EnrolmentLists) {
  const { answers, stored, hasUnsaved, problems, alert, refusal } = context
  const known = { ...context, facts: { ...context.facts, enrolment } }
  return {
    ...withAnswers(known, answers),
    facts: known.facts,
    stored: settle(formOf(known), stored, factsIn(known)),
    hasUnsaved,
    // A refusal that leads to no field is not about the lists.
    ...(problems.length === 0 && { alert, refusal }),
  }
}
