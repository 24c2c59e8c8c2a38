import type { Problem } from '../call-failure.ts'
import { problemsToCorrect } from '../forms/edit-rules.ts'
import { type StepId, stepOfPath } from '../forms/form.ts'
import { malformedIn, pathsIn, problemsIn, problemsInStep } from '../forms/problems.ts'
import { messages } from '../messages.ts'
import { editRulesOf, type FilledRequest, formOf } from './filled-request.ts'

/** The problems in one step that the participant can correct. */
export const stepProblems = (filled: FilledRequest, step: StepId): readonly Problem[] =>
  problemsToCorrect(
    formOf(filled),
    editRulesOf(filled),
    (answers) => problemsInStep(formOf(filled), step, answers, filled.facts),
    filled.answers,
  )

export const allProblems = (filled: FilledRequest): readonly Problem[] =>
  problemsToCorrect(
    formOf(filled),
    editRulesOf(filled),
    (answers) => problemsIn(formOf(filled), answers, filled.facts),
    filled.answers,
  )

/** Malformed answers, which even a draft must not have (D-125). */
export const malformedAnswers = (filled: FilledRequest): readonly Problem[] =>
  problemsToCorrect(
    formOf(filled),
    editRulesOf(filled),
    (answers) => malformedIn(formOf(filled), answers, filled.facts),
    filled.answers,
  )

/** The step of the first problem (D-52); null without a problem, or if it concerns no answer. */
export const stepOfFirst = (filled: FilledRequest, [first]: readonly Problem[]): StepId | null =>
  first ? stepOfPath(formOf(filled), first.path) : null

function problemsShown(
  filled: FilledRequest,
  problems: readonly Problem[],
  validatedPaths: readonly string[],
): FilledRequest {
  return {
    ...filled,
    problems,
    serverProblems: [],
    validatedPaths,
    announceCount: filled.announceCount + 1,
    alert: 'invalidForm',
    refusal: null,
  }
}

const judgedIn = (filled: FilledRequest) => pathsIn(formOf(filled), filled.answers, filled.facts)

/** Shows the problems at Próximo: only answers of this step were validated. */
export function stepProblemsShown(filled: FilledRequest, step: StepId): FilledRequest {
  const isHere = (path: string) => stepOfPath(formOf(filled), path) === step
  return problemsShown(filled, stepProblems(filled, step), judgedIn(filled).filter(isHere))
}

/** Shows the problems at Finalizar, in any step (D-52). */
export const allProblemsShown = (filled: FilledRequest): FilledRequest =>
  problemsShown(filled, allProblems(filled), judgedIn(filled))

/** Shows the problems that prevent saving a draft; missing answers were not validated. */
export function malformedShown(filled: FilledRequest): FilledRequest {
  const problems = malformedAnswers(filled)
  const validatedPaths = problems.map(({ path }) => path)
  return { ...problemsShown(filled, problems, validatedPaths), refusal: messages.draftNotSaved }
}

/** Shows the server's refusal: its message, and its problems at their answers (D-55). */
export const refusalShown = (
  filled: FilledRequest,
  refusal: string | null,
  problems: readonly Problem[],
): FilledRequest => ({
  ...problemsShown(filled, problems, judgedIn(filled)),
  serverProblems: problems,
  alert: 'saveRefused',
  refusal,
})
