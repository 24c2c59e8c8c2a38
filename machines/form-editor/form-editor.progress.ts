import { type StepId, stepOfPath } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'

import { formOf, isOpenRequest, stepProblems } from './form-editor.answers.ts'
import { missingIn } from './form-editor.documents.ts'
import type { EditorContext } from './form-editor.types.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

export type StepProgress = {
  readonly step: StepId
  /** Number of missing required answers; in the documents step, of missing files. */
  readonly missing: number
  /** Number of answers that break a rule, or that the server refused and that are unchanged since. */
  readonly wrong: number
  /** The path of the first of them; null without any, or for a file. */
  readonly first: string | null
  /** No beneficiary is declared, although there are some to declare: a valid answer. */
  readonly declaresNobody: boolean
}

/** The progress of each step that can be opened, in order; empty for a closed request. */
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

/** The problems of a step, including those that the server found. */
export function problemsOf(context: EditorContext, step: StepId) {
  const own = stepProblems(context, step)
  const refused = context.refused.filter(
    ({ path }) => stepOfPath(formOf(context), path) === step && own.every((problem) => problem.path !== path),
  )
  return [...own, ...refused]
}
