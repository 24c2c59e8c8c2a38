import type { Problem } from '#domain/call-failure.ts'
import { type StepId, stepOfPath } from '#domain/forms/form.ts'

import { formOf, isOpenRequest, stepProblems } from './form-editor.answers.ts'
import { missingIn } from './form-editor.documents.ts'
import type { EditorContext } from './form-editor.types.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

export type StepProgress = {
  readonly step: StepId
  /** Number of missing required answers; in the documents step, of missing files. */
  readonly missing: number
  /** Number of answers that are marked as wrong. */
  readonly wrong: number
  /** The path of the first wrong answer, or else of the first missing one; null without any, or for a file. */
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
      const { missing, wrong } = leftOf(context, problems)
      const documents = id === 'documents' ? (missingIn(context)?.length ?? 0) : 0
      return {
        step: id,
        missing: missing + documents,
        wrong,
        first: (problems.find(isMarked(context)) ?? problems[0])?.path ?? null,
        declaresNobody:
          id === 'declaration' &&
          context.answers.beneficiarios.every(({ values }) => values.selecionado !== 'S'),
      }
    })
}

/** What these problems leave to do (FORM-45). */
export function leftOf(context: EditorContext, problems: readonly Problem[]) {
  const wrong = problems.filter(isMarked(context)).length
  const empty = problems.filter(({ code }) => code === 'required').length
  // Without these, an answer that is not right and was not left yet would make its section complete.
  return { wrong, missing: wrong + empty > 0 ? empty : problems.length }
}

/** Whether an answer is marked as wrong; a missing one is not wrong. */
function isMarked({ problems }: EditorContext) {
  const shown = new Set(problems.map(({ path }) => path))
  return ({ path, code }: Problem) => code !== 'required' && shown.has(path)
}

/** The problems of a step, including those that the server found. */
export function problemsOf(context: EditorContext, step: StepId) {
  const own = stepProblems(context, step)
  const serverProblems = context.serverProblems.filter(
    ({ path }) => stepOfPath(formOf(context), path) === step && own.every((problem) => problem.path !== path),
  )
  return [...own, ...serverProblems]
}
