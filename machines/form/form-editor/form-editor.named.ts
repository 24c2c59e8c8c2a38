import { changedPaths } from '#domain/forms/answers.ts'
import { isEditable, namingAnswer } from '#domain/forms/form.ts'
import { bareCpf } from '#domain/people/cpf.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'

import { formOf, withAnswers } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

/** Pure functions for the participant that a form names by CPF (CLAIM-01). */

/**
 * The typed digits to look up; '' if the field is locked, the reply has arrived already, or the participant
 * must first choose between two versions of the answers.
 */
export function cpfToLookUp(context: EditorContext): string {
  const field = namingAnswer(formOf(context))
  if (field === null || !isEditable(field, context.request.status, context.stored.detalhes)) return ''
  if (context.conflicts.length > 0) return ''
  const digits = bareCpf(context.answers.detalhes[field.name] ?? '')
  return digits === context.named?.cpf ? '' : digits
}

/** The answers with values that follow from the found person, such as their only plan. */
const withNamed = (context: EditorContext, named: NamedParticipant) =>
  withAnswers({ ...context, named }, context.answers)

export const changesAnswers = (context: EditorContext, named: NamedParticipant) =>
  changedPaths(context.answers, withNamed(context, named).answers).length > 0

/** Changed answers count as typed; without a change, opening a request leaves nothing to save. */
export function personKept(context: EditorContext, named: NamedParticipant) {
  const { problems, alert, refusal } = context
  return {
    ...withNamed(context, named),
    named,
    hasUnsaved: context.hasUnsaved || changesAnswers(context, named),
    // A refusal without problems of fields is not about the found person, so it stays.
    ...(problems.length === 0 && { alert, refusal }),
  }
}
