import type { Problem } from '#domain/call-failure.ts'
import { addressToCheck, postalCodeOf } from '#domain/forms/address-look-up.ts'
import { type Field, type FormStep, isEditable, isShown, type Section } from '#domain/forms/form.ts'
import { warningOf, warningsIn } from '#domain/forms/warnings.ts'

import type { PostalCodeActor } from '../postal-code/index.ts'
import { factsIn, stepProblems } from './form-editor.answers.ts'
import { fieldPath, rowValuesOf } from './form-editor.fields.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

export type NoteTone = 'plain' | 'good' | 'warning' | 'bad'

/** The chart that looks up the address of a postal code; undefined for every other field. */
export function lookUpOf(
  { children }: EditorSnapshot,
  section: Section,
  field: Field,
): PostalCodeActor | undefined {
  const code = postalCodeOf(section, field)
  return code ? children[code.path] : undefined
}

/** Whether anything is ever said beside the field that refuses nothing. */
export const hasNotes = ({ note, warning, findsAddress }: Field): boolean =>
  note !== undefined || warning !== undefined || findsAddress !== undefined

/**
 * What is said beside a field, refusing nothing; '' where there is nothing, or a problem says it already. `news` is what
 * the chart that looks it up has to say, '' where that is nothing.
 */
export function noteOf(
  snapshot: EditorSnapshot,
  section: Section,
  field: Field,
  rowId: number | null,
  news: string,
): string {
  const { context } = snapshot
  const path = fieldPath(section, field.name, rowId)
  if (context.problems.some((problem) => problem.path === path)) return ''
  const values = rowValuesOf(snapshot, section, rowId)
  const facts = factsIn(context)
  if (!isShown(field, values, facts) || !isEditable(field.editableIn, context.request.status)) return ''
  return (
    news ||
    toCheckIn(snapshot, section, field) ||
    (warningOf(field, values, context.answers, facts) ?? field.note?.(values, facts) ?? '')
  )
}

/** What of an address a new postal code left as it was; '' where that is nothing, and for every other field. */
function toCheckIn({ context }: EditorSnapshot, section: Section, field: Field): string {
  const code = postalCodeOf(section, field)
  return code ? addressToCheck(code, context.addresses[code.path], context.answers[code.part]) : ''
}

/** What is unlikely about the answers of a step that may still change; it refuses nothing. A new list each time. */
export const warningsOf = ({ context }: EditorSnapshot, { sections }: FormStep): readonly Problem[] =>
  warningsIn(sections, context.answers, factsIn(context), context.request.status)

/** How a note is meant: what was looked up is found, not found, or refused; every other note is only to be known. */
export function noteToneOf(
  snapshot: EditorSnapshot,
  section: Section,
  field: Field,
  rowId: number | null,
  news: string,
): NoteTone {
  const { context } = snapshot
  if (news !== '' || toCheckIn(snapshot, section, field) !== '') return 'warning'
  const values = rowValuesOf(snapshot, section, rowId)
  if (warningOf(field, values, context.answers, factsIn(context)) !== null) return 'warning'
  if (!field.namesParticipant) return 'plain'
  const path = fieldPath(section, field.name)
  return stepProblems(context, 'data').some((one) => one.path === path) ? 'bad' : 'good'
}
