import type { Problem } from '../call-failure.ts'
import { type StepId, stepOfPath } from '../forms/form.ts'

import { type FilledRequest, formOf, isOpenRequest } from './filled-request.ts'
import { stepProblems } from './problems.ts'

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

/** The progress of each step that can be opened, in order; empty for a closed request. `lacking`: documents. */
export function progressOf(filled: FilledRequest, lacking: number): readonly StepProgress[] {
  if (!isOpenRequest(filled)) return []
  const isNew = filled.request.id === null
  return formOf(filled)
    .steps.filter(({ id }) => !isNew || id === 'data')
    .map(({ id }) => {
      const problems = problemsOf(filled, id)
      const { missing, wrong } = leftOf(filled, problems)
      const documents = id === 'documents' ? lacking : 0
      return {
        step: id,
        missing: missing + documents,
        wrong,
        first: (problems.find(isMarked(filled)) ?? problems[0])?.path ?? null,
        declaresNobody:
          id === 'declaration' &&
          filled.answers.beneficiarios.every(({ values }) => values.selecionado !== 'S'),
      }
    })
}

/** What these problems leave to do (FORM-45). */
export function leftOf(filled: FilledRequest, problems: readonly Problem[]) {
  const wrong = problems.filter(isMarked(filled)).length
  const empty = problems.filter(({ code }) => code === 'required').length
  // Without these, an answer that is not right and was not left yet would make its section complete.
  return { wrong, missing: wrong + empty > 0 ? empty : problems.length }
}

/** Whether an answer is marked as wrong; a missing one is not wrong. */
function isMarked({ problems }: FilledRequest) {
  const shown = new Set(problems.map(({ path }) => path))
  return ({ path, code }: Problem) => code !== 'required' && shown.has(path)
}

/** The problems of a step, including those that the server found. */
export function problemsOf(filled: FilledRequest, step: StepId) {
  const own = stepProblems(filled, step)
  const serverProblems = filled.serverProblems.filter(
    ({ path }) => stepOfPath(formOf(filled), path) === step && own.every((problem) => problem.path !== path),
  )
  return [...own, ...serverProblems]
}
