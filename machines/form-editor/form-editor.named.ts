import { changedPaths } from '#domain/forms/answers.ts'
import { isEditable, namingAnswer } from '#domain/forms/form.ts'
import { digitsOf } from '#domain/people/digits.ts'
import type { NamedParticipant } from '#domain/requests/facts.ts'

import { formOf, withAnswers } from './form-editor.answers.ts'
import type { EditorContext } from './form-editor.types.ts'

/** The other participant whom a form names by CPF, as pure functions (CLAIM-01). */

/**
 * The typed digits to look up; '' if the field is locked, the reply has arrived already, or the participant still has
 * to choose between two versions of the answers.
 */
export function cpfToLookUp(context: EditorContext): string {
  const field = namingAnswer(formOf(context))
  if (field === null || !isEditable(field.editableIn, context.request.status)) return ''
  if (context.overtaken.length > 0) return ''
  const digits = digitsOf(context.answers.detalhes[field.name] ?? '')
  return digits === context.named?.cpf ? '' : digits
}

/** The answers with what follows from who was found, such as their only plan. */
const withNamed = (context: EditorContext, named: NamedParticipant) =>
  withAnswers({ ...context, named }, context.answers)

/** Whether something follows from who was found that was not answered so before. */
export const changesAnswers = (context: EditorContext, named: NamedParticipant) =>
  changedPaths(context.answers, withNamed(context, named).answers).length > 0

/** What follows counts as typed; where nothing does, opening a request leaves nothing to save. */
export function personKept(context: EditorContext, named: NamedParticipant) {
  const { problems, alert, refusal } = context
  return {
    ...withNamed(context, named),
    named,
    hasUnsaved: context.hasUnsaved || changesAnswers(context, named),
    // A refusal that leads to no field is not about who was found.
    ...(problems.length === 0 && { alert, refusal }),
  }
}
