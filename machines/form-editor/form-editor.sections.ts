import type { Problem } from '#domain/call-failure.ts'
import { type FormStep, isBlank, pathOf, type RowsSection, type Section } from '#domain/forms/form.ts'
import { readBackOf } from '#domain/forms/read.ts'
import {
  type AccountOffered,
  accountOffered,
  type PersonOffered,
  peopleOffered,
} from '#domain/forms/suggested.ts'
import { warningsIn } from '#domain/forms/warnings.ts'
import { messages } from '#domain/messages.ts'

import { factsIn, isOpenRequest } from './form-editor.answers.ts'
import {
  asksFor,
  canEditRows,
  rowIdsOf,
  rowValuesOf,
  shownFields,
  takesAnswers,
} from './form-editor.fields.ts'
import { problemsOf } from './form-editor.progress.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

/** How much of a section there is still to do. */
export type SectionLeft = {
  /** Answers that are required and not given. */
  readonly missing: number
  /** Answers that are given and break a rule, or that the server refused and are still the same. */
  readonly wrong: number
}

/** Whether a problem is of one of the section's answers, or of the section as a whole. */
export const isOf =
  (section: Section) =>
  ({ path }: Problem): boolean =>
    path === section.part ||
    (section.kind === 'rows'
      ? path.startsWith(`${section.part}.`)
      : section.fields.some(({ name }) => path === pathOf(section.part, name)))

/** What is still to do in each section of a step; none in a request that takes no changes. A new list each time. */
export function leftIn({ context }: EditorSnapshot, { id, sections }: FormStep): readonly SectionLeft[] {
  if (!isOpenRequest(context)) return []
  const problems = problemsOf(context, id)
  return sections.map((section) => {
    const own = problems.filter(isOf(section))
    const missing = own.filter(({ message }) => message === messages.required).length
    return { missing, wrong: own.length - missing }
  })
}

/** The sections of a step that are answered and have nothing to look at; none in a request that takes no changes. */
export function settledIn(snapshot: EditorSnapshot, step: FormStep): readonly Section[] {
  const { answers, request } = snapshot.context
  const facts = factsIn(snapshot.context)
  const left = leftIn(snapshot, step)
  return step.sections.filter(
    (section, index) =>
      left[index]?.missing === 0 &&
      left[index].wrong === 0 &&
      isAnswered(snapshot, section) &&
      (section.kind === 'rows' || section.declaration === undefined) &&
      warningsIn([section], answers, facts, request.status).length === 0,
  )
}

/** Something was answered there, other than by the form itself, or nothing can be. */
function isAnswered(snapshot: EditorSnapshot, section: Section): boolean {
  if (section.kind === 'rows') return asksFor(snapshot, section) && rowIdsOf(snapshot, section).length > 0
  const shown = shownFields(snapshot, section)
  const values = rowValuesOf(snapshot, section, null)
  return (
    shown.some((field) => field.derived === undefined && !isBlank(field, values)) ||
    (shown.length > 0 && !takesAnswers(snapshot, section))
  )
}

/** The account that a section may take over with one press; null where there is none. Compare by content. */
export const accountFor = ({ context }: EditorSnapshot, section: Section): AccountOffered | null =>
  accountOffered(section, context.answers, factsIn(context))

/** People on record who may be added to a list with one press. A new list each time. */
export const peopleFor = (snapshot: EditorSnapshot, section: RowsSection): readonly PersonOffered[] =>
  canEditRows(snapshot, section.part)
    ? peopleOffered(section, snapshot.context.answers, factsIn(snapshot.context))
    : []

/** The answers of a section in a line. */
export const readBackIn = ({ context }: EditorSnapshot, section: Section): string =>
  readBackOf(section, context.answers, factsIn(context))
