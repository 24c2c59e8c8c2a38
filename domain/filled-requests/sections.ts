import { dequal } from 'dequal/lite'
import type { RowsSection, Section, StepId } from '../forms/form.ts'
import {
  type ReadAnswer,
  type ReviewedSection,
  readBackOf,
  repeatedBeforeSending,
  reviewOf,
} from '../forms/read.ts'
import { sectionId } from '../forms/section-id.ts'
import { stepOf } from '../forms/steps.ts'
import { type Offered, offeredIn, type PersonOffered, peopleOffered } from '../forms/suggested.ts'
import { warningsIn } from '../forms/warnings.ts'
import { canEditRows, isSectionShown } from './fields.ts'
import { editRulesOf, type FilledRequest, formOf } from './filled-request.ts'
import { isAnswered, leftIn, type SectionLeft } from './progress.ts'

/** Answers of earlier requests that can be copied into a section. Compare by content. */
export const offeredFor = (filled: FilledRequest, section: Section): readonly Offered[] =>
  offeredIn(section, filled.answers, filled.facts)

/** People on record who can be added to a list. A new list each time. */
export const peopleFor = (filled: FilledRequest, section: RowsSection): readonly PersonOffered[] =>
  canEditRows(filled, section.part) ? peopleOffered(section, filled.answers, filled.facts) : []

/** The answers of a folded section; a new list each time. */
export const readBackIn = (filled: FilledRequest, section: Section): readonly ReadAnswer[] =>
  readBackOf(section, filled.answers, filled.facts)

/** Whether a request that was opened as a new one has these answers from the fund, unchanged. */
export function isFromRecord(filled: FilledRequest, section: Section): boolean {
  const { record } = filled
  if (record === null || !isAnswered(filled, section)) return false
  return dequal(readBackIn(filled, section), readBackIn({ ...filled, answers: record }, section))
}

/** A section of the review, and what is left to do in it. */
export type SectionToSend = ReviewedSection & { readonly left: SectionLeft | null }

/** All answers to send, as text; a new list each time. */
export function reviewedIn(filled: FilledRequest): readonly SectionToSend[] {
  const { steps } = formOf(filled)
  const left = new Map(
    steps.flatMap((step) => leftIn(filled, step).map((one, index) => [step.sections[index], one] as const)),
  )
  return reviewOf(formOf(filled), filled.answers, filled.facts).map((reviewed) => ({
    ...reviewed,
    left: left.get(reviewed.section) ?? null,
  }))
}

/** The answers that the question before sending repeats; a new list each time. */
export const repeatedIn = (filled: FilledRequest): readonly ReadAnswer[] =>
  repeatedBeforeSending(formOf(filled), filled.answers, filled.facts)

/** Whether a section that is not answered offers what is on record: folded, it would not be seen. */
const makesOffer = (filled: FilledRequest, section: Section): boolean =>
  section.kind === 'fields'
    ? offeredFor(filled, section).length > 0
    : !isAnswered(filled, section) && peopleFor(filled, section).length > 0

/**
 * The ids of the sections of a step in which nothing is left to do, to read or to take over; none in a closed
 * request. Where these are all, those without an answer are left out, as the step would ask nothing.
 */
export function settledAt(filled: FilledRequest, id: StepId): readonly string[] {
  const step = stepOf(formOf(filled), id)
  const left = leftIn(filled, step)
  const shown = step.sections.filter((section) => isSectionShown(filled, section))
  const settled = shown.filter((section) => isSettled(filled, section, left[step.sections.indexOf(section)]))
  const folded =
    settled.length < shown.length ? settled : settled.filter((section) => isAnswered(filled, section))
  return folded.map(sectionId)
}

const isSettled = (filled: FilledRequest, section: Section, left: SectionLeft | undefined): boolean =>
  left?.missing === 0 &&
  left.wrong === 0 &&
  !makesOffer(filled, section) &&
  (section.kind === 'rows' || section.declaration === undefined) &&
  warningsIn([section], filled.answers, filled.facts, editRulesOf(filled)).length === 0
