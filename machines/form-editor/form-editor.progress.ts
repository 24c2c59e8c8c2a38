import { type StepId, stepOfPath } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'

import { formOf, isOpenRequest, stepProblems } from './form-editor.answers.ts'
import { missingIn } from './form-editor.documents.ts'
import type { EditorContext } from './form-editor.types.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

/** How much of a step there is still to do. */
export type StepProgress = {
  readonly step: StepId
  /** Answers that are required and not given; of the documents, files. */
  readonly missing: number
  /** Answers that are given and break a rule, or that the server refused and are still the same. */
  readonly wrong: number
  /** The path of the first of them; null where there is none, or it is a file. */
  readonly first: string | null
  /** People on file could be declared here, but none is: a valid answer. */
  readonly declaresNobody: boolean
}

/** What is still to do in each step that can be gone to, in their order; none in a request that takes no changes. */
export function progressOf({ context }: EditorSnapshot): readonly StepProgress[] {
  if (!isOpenRequest(context)) return []
  const isNew = context.request.id === null
  return formOf(context)
    .steps.filter(({ id }) => !isNew || id === 'data')
    .map(({ id }) => {
      const problems = problemsOf(context, id)
      const unanswered = problems.filter(({ message }) => message === messages.required).length
      const documents = id === 'documents' ? (missingIn(context)?.length ?? 0) : 0
      return {
        step: id,
        missing: unanswered + documents,
        wrong: problems.length - unanswered,
        first: problems[0]?.path ?? null,
        declaresNobody:
          id === 'declaration' &&
          context.answers.beneficiarios.every(({ values }) => values.selecionado !== 'S'),
      }
    })
}

/** What is wrong or missing in a step, and what the server refused there. */
export function problemsOf(context: EditorContext, step: StepId) {
  const own = stepProblems(context, step)
  const refused = context.refused.filter(
    ({ path }) => stepOfPath(formOf(context), path) === step && own.every((problem) => problem.path !== path),
  )
  return [...own, ...refused]
}
