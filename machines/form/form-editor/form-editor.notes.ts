import type { Problem } from '#domain/call-failure.ts'
import { addressToCheck, postalCodeOf } from '#domain/forms/address-look-up.ts'
import { type Field, type FormStep, isShown, type Section } from '#domain/forms/form.ts'
import { warningOf, warningsIn } from '#domain/forms/warnings.ts'

import type { PostalCodeActor } from '../postal-code/index.ts'
import { editRulesOf, factsIn, stepProblems } from './form-editor.answers.ts'
import { fieldPath, isOpenHere, rowValuesOf } from './form-editor.fields.ts'
import type { EditorSnapshot } from './form-editor.view.ts'

export type NoteTone = 'plain' | 'good' | 'warning' | 'bad'

/** The chart that looks up the address of a postal code; undefined for any other field. */
export function lookUpOf(
  { children }: EditorSnapshot,
  section: Section,
  field: Field,
): PostalCodeActor | undefined {
  const code = postalCodeOf(section, field)
  return code ? children[code.path] : undefined
}

/** Whether the field can have a remark. */
export const hasNotes = ({ note, warning, findsAddress }: Field): boolean =>
  note !== undefined || warning !== undefined || findsAddress !== undefined

/**
 * The remark beside a field, which does not refuse its answer; '' without one, or if the field has a problem.
 * `news` is the message of the field's lookup, '' without one.
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
  if (!isShown(field, values, facts) || !isOpenHere(snapshot, section, field, rowId)) return ''
  return (
    news ||
    toCheckIn(snapshot, section, field) ||
    (warningOf(field, values, context.answers, facts) ?? field.note?.(values, facts) ?? '')
  )
}

/** The remark about fields that a new postal code did not change; '' without one and for any other field. */
function toCheckIn({ context }: EditorSnapshot, section: Section, field: Field): string {
  const code = postalCodeOf(section, field)
  return code ? addressToCheck(code, context.addresses[code.path], context.answers[code.part]) : ''
}

/** Warnings about unlikely answers of a step that may still change. A new list each time. */
export const warningsOf = ({ context }: EditorSnapshot, { sections }: FormStep): readonly Problem[] =>
  warningsIn(sections, context.answers, factsIn(context), editRulesOf(context))

/** The tone of a remark: by the result of a lookup (good, warning, bad); otherwise plain. */
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
