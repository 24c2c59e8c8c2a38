import { dequal } from 'dequal/lite'
import type { Problem } from '../call-failure.ts'
import { type FormStep, isBlank, pathOf, type RowsSection, type Section, type StepId } from '../forms/form.ts'
import { missingIn, type ReadAnswer, type ReviewedSection, readBackOf, reviewOf } from '../forms/read.ts'
import { sectionId } from '../forms/section-id.ts'
import { stepOf } from '../forms/steps.ts'
import { type Offered, offeredIn, type PersonOffered, peopleOffered } from '../forms/suggested.ts'
import { warningsIn } from '../forms/warnings.ts'
import { asksFor, canEditRows, rowIdsOf, rowValuesOf, shownFields, takesAnswers } from './fields.ts'
import { editRulesOf, type FilledRequest, formOf, isOpenRequest } from './filled-request.ts'
import { leftOf, problemsOf } from './progress.ts'

export type SectionLeft = {
  /** Number of missing required answers. */
  readonly missing: number
  /** Number of answers that are marked as wrong. */
  readonly wrong: number
}

/** Whether a problem concerns an answer of the section, or the section as a whole. */
export const isOf =
  (section: Section) =>
  ({ path }: Problem): boolean =>
    path === section.part ||
    (section.kind === 'rows'
      ? path.startsWith(`${section.part}.`)
      : section.fields.some(({ name }) => path === pathOf(section.part, name)))

/** The progress of each section of a step; empty for a closed request. A new list each time. */
export function leftIn(filled: FilledRequest, { id, sections }: FormStep): readonly SectionLeft[] {
  if (!isOpenRequest(filled)) return []
  const problems = problemsOf(filled, id)
  return sections.map((section) => leftOf(filled, problems.filter(isOf(section))))
}

/**
 * The sections of a step that are complete and have neither problems nor warnings; none in a closed request.
 */
function settledIn(filled: FilledRequest, step: FormStep): readonly Section[] {
  const { answers } = filled
  const facts = filled.facts
  const left = leftIn(filled, step)
  return step.sections.filter(
    (section, index) =>
      left[index]?.missing === 0 &&
      left[index].wrong === 0 &&
      isAnswered(filled, section) &&
      (section.kind === 'rows' || section.declaration === undefined) &&
      warningsIn([section], answers, facts, editRulesOf(filled)).length === 0,
  )
}

/** The participant answered some field, or no field is editable. */
function isAnswered(filled: FilledRequest, section: Section): boolean {
  if (section.kind === 'rows') return asksFor(filled, section) && rowIdsOf(filled, section).length > 0
  const shown = shownFields(filled, section)
  const values = rowValuesOf(filled, section, null)
  return (
    shown.some((field) => field.derived === undefined && !isBlank(field, values)) ||
    (shown.length > 0 && !takesAnswers(filled, section))
  )
}

/** Answers of earlier requests that can be copied into a section. Compare by content. */
export const offeredFor = (filled: FilledRequest, section: Section): readonly Offered[] =>
  offeredIn(section, filled.answers, filled.facts)

/** People on record who can be added to a list. A new list each time. */
export const peopleFor = (filled: FilledRequest, section: RowsSection): readonly PersonOffered[] =>
  canEditRows(filled, section.part) ? peopleOffered(section, filled.answers, filled.facts) : []

/** The answers of a folded section; a new list each time. */
export const readBackIn = (filled: FilledRequest, section: Section): readonly ReadAnswer[] =>
  readBackOf(section, filled.answers, filled.facts)

/** Whether a new request has these answers from the fund, unchanged. */
export function isFromRecord(filled: FilledRequest, section: Section): boolean {
  const filledIn = readBackIn({ ...filled, answers: filled.stored }, section)
  return (
    filled.request.id === null && isAnswered(filled, section) && dequal(readBackIn(filled, section), filledIn)
  )
}

/** All answers to send, as text; a new list each time. */
export const reviewedIn = (filled: FilledRequest): readonly ReviewedSection[] =>
  reviewOf(formOf(filled), filled.answers, filled.facts)

/** The ids of the sections of a step in which nothing is left; of the documents, of those of the review there. */
export const settledAt = (filled: FilledRequest, step: StepId): readonly string[] =>
  step === 'documents'
    ? reviewedIn(filled).flatMap((one) => (missingIn(one) === 0 ? sectionId(one.section) : []))
    : settledIn(filled, stepOf(formOf(filled), step)).map(sectionId)
