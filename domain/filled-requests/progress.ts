import type { Problem } from '../call-failure.ts'
import {
  type Field,
  type FormStep,
  isBlank,
  pathOf,
  type Section,
  type StepId,
  stepOfPath,
} from '../forms/form.ts'
import { isDeclared } from '../forms/read.ts'

import { shownFields, takesAnswers } from './fields.ts'
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

export type SectionLeft = Pick<StepProgress, 'missing' | 'wrong'> & {
  /** The participant answered something in it, or its only answers are fixed. */
  readonly isAnswered: boolean
  /** One row of the fund's records must be ticked, none is, and no problem is shown yet. */
  readonly lacksChoice: boolean
}

/** The progress of each step that can be opened, in order; empty for a closed request. `lacking`: documents. */
export function progressOf(filled: FilledRequest, lacking: number): readonly StepProgress[] {
  if (!isOpenRequest(filled)) return []
  const isNew = filled.request.id === null
  return formOf(filled)
    .steps.filter(({ id }) => !isNew || id === 'data')
    .map((step) => {
      const problems = problemsOf(filled, step.id)
      const left = leftIn(filled, step)
      const isDocuments = step.id === 'documents'
      return {
        step: step.id,
        missing: isDocuments ? lacking : left.reduce((sum, { missing }) => sum + missing, 0),
        wrong: left.reduce((sum, { wrong }) => sum + wrong, 0),
        first: (problems.find(isMarked(filled)) ?? problems[0])?.path ?? null,
        declaresNobody:
          step.id === 'declaration' &&
          filled.answers.beneficiarios.every(({ values }) => values.selecionado !== 'S'),
      }
    })
}

/** Whether a problem concerns an answer of the section, or the section as a whole. */
export const isOf =
  (section: Section) =>
  ({ path }: Problem): boolean =>
    section.kind === 'rows'
      ? path === section.part || path.startsWith(`${section.part}.`)
      : section.fields.some(({ name }) => path === pathOf(section.part, name))

/** The progress of each section of a step; empty for a closed request. A new list each time. */
export function leftIn(filled: FilledRequest, { id, sections }: FormStep): readonly SectionLeft[] {
  if (!isOpenRequest(filled)) return []
  const problems = problemsOf(filled, id)
  return sections.map((section) => leftOf(filled, section, problems.filter(isOf(section))))
}

const countPaths = (problems: readonly Problem[]) => new Set(problems.map(({ path }) => path)).size

/** What these problems leave to do in the section (FORM-45). */
function leftOf(filled: FilledRequest, section: Section, problems: readonly Problem[]): SectionLeft {
  const isWrong = isMarked(filled)
  const wrong = countPaths(problems.filter(isWrong))
  const unmarked = problems.filter((problem) => !isWrong(problem))
  const ofList = ({ path }: Problem) => path === section.part
  const empty = countPaths(unmarked.filter((problem) => problem.code === 'required' || ofList(problem)))
  return {
    wrong,
    // Without these, an answer that is not right and was not left yet would make its section complete.
    missing: wrong + empty > 0 ? empty : countPaths(problems),
    isAnswered: isAnswered(filled, section),
    lacksChoice:
      section.kind === 'rows' &&
      section.source === 'fund' &&
      !isAnswered(filled, section) &&
      unmarked.some(ofList),
  }
}

/** The participant answered some field, or its answers are all fixed. */
export function isAnswered(filled: FilledRequest, section: Section): boolean {
  if (section.kind === 'rows') return filled.answers[section.part].some((row) => isDeclared(section, row))
  const values = filled.answers[section.part]
  const isClosed = !takesAnswers(filled, section)
  // A value that the form sets by itself, such as the only plan, is no answer.
  const isDerived = ({ name, derived }: Field) =>
    derived !== undefined && derived({ ...values, [name]: '' }, filled.facts, filled.answers) === values[name]
  return shownFields(filled, section).some(
    (field) => !isBlank(field, values) && (isClosed || !isDerived(field)),
  )
}

/** Whether an answer is marked as wrong; a missing one is not wrong. */
function isMarked({ problems }: FilledRequest) {
  const shown = new Set(problems.map(({ path }) => path))
  return ({ path, code }: Problem) => code !== 'required' && shown.has(path)
}

/** The problems of a step, including those that the server found. */
function problemsOf(filled: FilledRequest, step: StepId) {
  const own = stepProblems(filled, step)
  const serverProblems = filled.serverProblems.filter(
    ({ path }) => stepOfPath(formOf(filled), path) === step && own.every((problem) => problem.path !== path),
  )
  return [...own, ...serverProblems]
}
