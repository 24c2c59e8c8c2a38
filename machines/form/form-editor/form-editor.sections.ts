import type { Problem } from '#domain/call-failure.ts'
import { type FormStep, isBlank, pathOf, type RowsSection, type Section } from '#domain/forms/form.ts'
import { readBackOf } from '#domain/forms/read.ts'
import { type Offered, offeredIn, type PersonOffered, peopleOffered } from '#domain/forms/suggested.ts'
import { warningsIn } from '#domain/forms/warnings.ts'

import { editRulesOf, factsIn, isOpenRequest } from './form-editor.answers.ts'
import {
  asksFor,
  canEditRows,
  rowIdsOf,
  rowValuesOf,
  shownFields,
  takesAnswers,
} from './form-editor.fields.ts'
import { leftOf, problemsOf } from './form-editor.progress.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

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
export function leftIn({ context }: EditorSnapshot, { id, sections }: FormStep): readonly SectionLeft[] {
  if (!isOpenRequest(context)) return []
  const problems = problemsOf(context, id)
  return sections.map((section) => leftOf(context, problems.filter(isOf(section))))
}

/**
 * The sections of a step that are complete and have neither problems nor warnings; none in a closed request.
 */
export function settledIn(snapshot: EditorSnapshot, step: FormStep): readonly Section[] {
  const { answers } = snapshot.context
  const facts = factsIn(snapshot.context)
  const left = leftIn(snapshot, step)
  return step.sections.filter(
    (section, index) =>
      left[index]?.missing === 0 &&
      left[index].wrong === 0 &&
      isAnswered(snapshot, section) &&
      (section.kind === 'rows' || section.declaration === undefined) &&
      warningsIn([section], answers, facts, editRulesOf(snapshot.context)).length === 0,
  )
}

/** The participant answered some field, or no field is editable. */
function isAnswered(snapshot: EditorSnapshot, section: Section): boolean {
  if (section.kind === 'rows') return asksFor(snapshot, section) && rowIdsOf(snapshot, section).length > 0
  const shown = shownFields(snapshot, section)
  const values = rowValuesOf(snapshot, section, null)
  return (
    shown.some((field) => field.derived === undefined && !isBlank(field, values)) ||
    (shown.length > 0 && !takesAnswers(snapshot, section))
  )
}

/** Answers of earlier requests that can be copied into a section. Compare by content. */
export const offeredFor = ({ context }: EditorSnapshot, section: Section): readonly Offered[] =>
  offeredIn(section, context.answers, factsIn(context))

/** People on record who can be added to a list. A new list each time. */
export const peopleFor = (snapshot: EditorSnapshot, section: RowsSection): readonly PersonOffered[] =>
  canEditRows(snapshot, section.part)
    ? peopleOffered(section, snapshot.context.answers, factsIn(snapshot.context))
    : []

export const readBackIn = ({ context }: EditorSnapshot, section: Section): string =>
  readBackOf(section, context.answers, factsIn(context))
